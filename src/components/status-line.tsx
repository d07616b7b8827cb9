import type { Frame } from '../frame.ts';
import type { Place } from '../rules/hours.ts';
import { OpenNow } from './open-now.tsx';

/** A stripe across the page that says whether a place is open. */
export function StatusLine({ frame, place }: { frame: Frame; place: Place }) {
  return (
    <p className="status-line">
      <OpenNow frame={frame} place={place} />
    </p>
  );
}
