import type { KeyboardEvent } from 'react';
import type { Choice } from '../answers.ts';

type ChoicesProps = {
  id: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  autoFocus?: boolean;
};

/** A list to choose from. A value that is not in it stays until another is chosen. */
export function Choices({ value, choices, onChoose, ...inputProps }: ChoicesProps) {
  return (
    <select
      {...inputProps}
      value={value}
      onKeyDown={openOnArrow}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!choices.some((choice) => choice.value === value) && (
        <option value={value}>{value || 'Choose one'}</option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

/** An arrow opens the list: what keys pass in it is not chosen until Enter. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  // Safari opens it by itself.
  if (!event.key.startsWith('Arrow') || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
