import type { Frame } from '../frame.ts';
import { ServiceNumber } from './service-number.tsx';

/** The ten services as numbered links, with the two prices that people look for. */
export function ServiceLinks({ frame, current }: { frame: Frame; current?: string }) {
  return frame.services.map((service) => (
    <li key={service.id}>
      <a href={service.path} aria-current={service.path === current ? 'page' : undefined}>
        <ServiceNumber number={service.number} />
        <span>{service.name}</span>
        {service.price && <b>${frame.prices[service.price]}</b>}
      </a>
    </li>
  ));
}
