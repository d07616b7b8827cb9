import type { SiteContext } from '../site-context.ts';
import { Price } from './price.tsx';
import { ServiceNumber } from './service-number.tsx';

/** The services as numbered links, with the prices of the two inspections. */
export function ServiceLinks({ context, current }: { context: SiteContext; current?: string }) {
  return context.services.map((service) => (
    <li key={service.id}>
      <a href={service.path} aria-current={service.path === current ? 'page' : undefined}>
        <ServiceNumber number={service.number} />
        <span>{service.name}</span>
        {service.price !== undefined && (
          <b>
            <Price value={service.price} plain />
          </b>
        )}
      </a>
    </li>
  ));
}
