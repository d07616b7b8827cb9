import type { ReactNode } from 'react';
import type { Field } from '../api.ts';
import { FieldLabel } from './field-words.tsx';
import { useForm } from './form-context.ts';
import { update } from './state.ts';

const YES_NO = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
];

/** One of some words; or of the photos that are there, beside which a new one can be put. */
export function ChoiceInput({ field }: { field: Field }): ReactNode {
  const { form, change } = useForm();
  const { path, kind, choices = YES_NO } = field;
  const choose = (value: string): void => {
    change({ kind: 'set', path, value: kind === 'yes-no' ? value === 'true' : value });
  };
  return (
    <>
      <FieldLabel field={field}>
        {(tie) => <Choices {...tie} value={String(field.value ?? '')} choices={choices} choose={choose} />}
      </FieldLabel>
      {kind === 'photo' && (
        <p className="row">
          <button type="button" onClick={() => update({ view: { kind: 'photo', of: { field: { file: form.file, path } } } })}>
            Put a new photo
          </button>
        </p>
      )}
    </>
  );
}

type ChoicesProps = { id: string; value: string; choices: readonly { value: string; title: string }[]; choose: (value: string) => void };

/** A list to choose from. A value that is not in it stays until another is chosen. */
export function Choices({ value, choices, choose, ...tie }: ChoicesProps): ReactNode {
  return (
    <select {...tie} value={value} onChange={({ target }) => choose(target.value)}>
      {!choices.some((one) => one.value === value) && <option value={value}>{value}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.title}
        </option>
      ))}
    </select>
  );
}
