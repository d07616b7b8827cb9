import { serviceDrawing } from '../drawings/service.ts';
import type { SiteContext } from '../site-context.ts';
import { Picture } from './picture.tsx';
import { PriceBadge } from './price.tsx';
import { ServiceNumber, transitionStyle } from './service-number.tsx';

/** How many drawings a phone's first screen shows on a page that starts with the chart. */
const FIRST_SCREEN = 4;

/**
 * All services with their drawings. The first drawings are inline: they are on the first screen.
 */
export function WallChart({ context }: { context: SiteContext }) {
  return (
    <ol className="wall-chart on-amber">
      {context.services.map((service, index) => (
        <li key={service.id}>
          <a href={service.path} style={transitionStyle(service.number)}>
            <Picture
              picture={{
                alt: '',
                ...(index < FIRST_SCREEN
                  ? { kind: 'inline', drawing: serviceDrawing(service.art) }
                  : { kind: 'file', ...context.assets.art[service.art] }),
              }}
            />
            <span className="wall-chart-name">
              <ServiceNumber number={service.number} />
              {service.name}
              <PriceBadge price={service.price} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
