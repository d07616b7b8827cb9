import type { EventName } from '../rules/names.ts';

type ButtonProps = {
  href: string;
  text: string;
  /** `amber` is for dark bands. `outline` is the second button beside another. */
  variant?: 'solid' | 'amber' | 'outline';
  event?: EventName;
};

/** A call to action. It is always a real link, so people can long-press it and copy it. */
export function Button({ href, text, variant = 'solid', event }: ButtonProps) {
  return (
    <a
      className={variant === 'solid' ? 'button' : `button button-${variant}`}
      href={href}
      data-event={event}
    >
      {text}
    </a>
  );
}
