import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { OpenNow } from './open-now.tsx';

/** A stripe across the page that says whether a place is open. */
export function StatusLine({ context, place }: { context: SiteContext; place: Place }) {
  return (
    <p className="status-line on-dark">
      <OpenNow context={context} place={place} />
    </p>
  );
}
