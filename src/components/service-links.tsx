import type { Frame } from '../frame.ts';
import { Price } from './price.tsx';
import { ServiceNumber } from './service-number.tsx';

/** The services as numbered links, with the prices of the two inspections. */
export function ServiceLinks({ frame, current }: { frame: Frame; current?: string }) {
  return frame.services.map((service) => (
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
