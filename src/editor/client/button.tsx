import type { ComponentProps, PointerEvent } from 'react';
import { attempt } from './ask.ts';

type ButtonProps = {
  label: string;
  variant?: 'strong' | 'quiet';
  /** Says to screen readers which one it is, beside others with the same words. */
  itemTitle?: string;
  /** Its error is said. */
  onPress: () => unknown;
} & ComponentProps<'button'>;

/** A button that does something by itself, and sends no form. */
export function Button({ label, variant, itemTitle, onPress, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={variant}
      aria-label={itemTitle === undefined ? undefined : `${label} ${itemTitle}`}
      onClick={() => attempt(async () => onPress())}
      {...rest}
    >
      {label}
    </button>
  );
}

/** Leaves the caret in the text when a button is pressed. */
export const keepCaret = (event: PointerEvent): void => event.preventDefault();
