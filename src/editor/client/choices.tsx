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
    <select {...inputProps} value={value} onChange={({ target }) => onChoose(target.value)}>
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
