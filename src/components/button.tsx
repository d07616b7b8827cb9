import type { EventName } from '../rules/names.ts';
import { CountedLink } from './counted-link.tsx';

type ButtonProps = {
  href: string;
  text: string;
  /** `solid` stands on amber and light bands, `amber` on dark ones, `outline` beside either. */
  look?: 'solid' | 'amber' | 'outline';
  event?: EventName;
  /** A second, smaller line that says that the button dials. */
  dials?: string;
};

/** A call to action. Always a real link, so that it can be long-pressed, copied and followed without script. */
export function Button({ href, text, look = 'solid', event, dials }: ButtonProps) {
  return (
    <CountedLink className={look === 'solid' ? 'button' : `button button-${look}`} href={href} event={event}>
      {text}
      {dials && <small> {dials}</small>}
    </CountedLink>
  );
}
