import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { showErrorOf } from '../ask.ts';

type ButtonProps = {
  label: string;
  variant?: 'strong' | 'quiet';
  /** Names its item for screen readers, if other buttons have the same label. */
  itemTitle?: string;
  /** Leaves the caret in the text when it is pressed. */
  keepsCaret?: boolean;
  /** Its error is shown. */
  onPress: () => unknown;
} & ComponentProps<'button'>;

/** A button that sends no form. */
export function Button(props: ButtonProps) {
  const { label, variant, itemTitle, keepsCaret, onPress, ...rest } = props;
  return (
    <button
      type="button"
      className={variant}
      aria-label={itemTitle === undefined ? undefined : `${label} ${itemTitle}`}
      onPointerDown={leaveFocus}
      onClick={(event) => {
        if (!keepsCaret) takeFocus(event);
        showErrorOf(async () => onPress());
      }}
      {...rest}
    >
      {label}
    </button>
  );
}

/**
 * Leaves the focus where it is until the click. A field that loses it is saved, and a mistake above
 * may come or go: what was pressed would move away before the click.
 */
export const leaveFocus = (event: PointerEvent): void => event.preventDefault();
export const takeFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.focus({ preventScroll: true });
