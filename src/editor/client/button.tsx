import type { ComponentProps, PointerEvent } from 'react';
import { showErrorOf } from './ask.ts';

type ButtonProps = {
  label: string;
  variant?: 'strong' | 'quiet';
  /** Names its item for screen readers, if other buttons have the same label. */
  itemTitle?: string;
  /** Its error is shown. */
  onPress: () => unknown;
} & ComponentProps<'button'>;

/** A button that sends no form. */
export function Button({ label, variant, itemTitle, onPress, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={variant}
      aria-label={itemTitle === undefined ? undefined : `${label} ${itemTitle}`}
      onClick={() => showErrorOf(async () => onPress())}
      {...rest}
    >
      {label}
    </button>
  );
}

/** Leaves the caret in the text when a button is pressed. */
export const keepCaret = (event: PointerEvent): void => event.preventDefault();
