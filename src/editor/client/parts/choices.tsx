import type { KeyboardEvent } from 'react';
import type { Choice } from '../../../generator/portable.ts';

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
      onKeyDown={openOnKey}
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

/** An arrow or a letter opens the list, and changes no value before Enter. */
function openOnKey(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!/^(Arrow.*|.)$/.test(event.key) || event.ctrlKey || event.metaKey) return;
  // Safari opens it by itself.
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
