import type { EventName } from '../rules/names.ts';
import { CountedLink } from './counted-link.tsx';

type ButtonProps = {
  href: string;
  text: string;
  /** `amber` is for dark bands. `outline` is the second button beside another. */
  look?: 'solid' | 'amber' | 'outline';
  event?: EventName;
};

/** A call to action. It is always a real link, so people can long-press it and copy it. */
export function Button({ href, text, look = 'solid', event }: ButtonProps) {
  return (
    <CountedLink
      className={look === 'solid' ? 'button' : `button button-${look}`}
      href={href}
      event={event}
    >
      {text}
    </CountedLink>
  );
}
