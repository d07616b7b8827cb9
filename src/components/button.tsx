import type { EventName } from '../rules/names.ts';
import { CountedLink } from './counted-link.tsx';

type ButtonProps = {
  href: string;
  text: string;
  /**
   * `solid` is for amber and light bands, `amber` for dark bands. `outline` is the second button
   * beside either.
   */
  look?: 'solid' | 'amber' | 'outline';
  event?: EventName;
};

/**
 * A call to action. It is always a real link: people can long-press it, copy it and use it without
 * script.
 */
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
