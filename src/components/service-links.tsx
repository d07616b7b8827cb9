import { ON_ITS_PAGE } from '../generator/shared-part.ts';
import type { SiteContext } from '../site-context.ts';
import { dollars } from '../rules/dollars.ts';
import { ServiceNumber } from './service-number.tsx';

/** The services in the menu as numbered links, with the prices of the two inspections. */
export function ServiceLinks({ context }: { context: SiteContext }) {
  return context.services.map((service) => (
    <li key={service.id}>
      <a href={service.path} aria-current={ON_ITS_PAGE}>
        <ServiceNumber number={service.number} />
        <span>{service.name}</span>
        {service.price !== undefined && <b>{dollars(service.price)}</b>}
      </a>
    </li>
  ));
}
