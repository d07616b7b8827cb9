import type { SiteContext } from '../site-context.ts';
import { Price } from './price.tsx';

/** The services that have a price, as on the sign of a gas station. */
export function HeroPrices({ context }: { context: SiteContext }) {
  const priced = context.services.filter(({ price }) => price !== undefined);
  return (
    priced.length > 0 && (
      <p className="hero-prices on-dark">
        {priced.map(({ id, path, name, price }) => (
          <a key={id} href={path}>
            <b>
              <Price value={price!} />
            </b>{' '}
            <span>{name}</span>
          </a>
        ))}
      </p>
    )
  );
}
