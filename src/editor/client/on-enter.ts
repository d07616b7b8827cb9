import type { KeyboardEvent } from 'react';

/** Does something on Enter. */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
