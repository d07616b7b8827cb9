import { useState, type ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import type { Change } from '../change.ts';
import { isInside } from '../places.ts';
import { FieldLabel } from './field-words.tsx';
import { useForm } from './form-context.ts';
import { checkSoon } from './server.ts';
import { putTypedBack, showTyped } from './show-typed.ts';

const TYPES: Partial<Record<Field['kind'], string>> = {
  number: 'number',
  date: 'date',
  time: 'time',
};

/** Saves on Enter and when it is left. What is wrong shows while one types. */
export function TextInput({ field }: { field: Field }): ReactNode {
  const { form, change } = useForm();
  const { kind, path, limits } = field;
  const written = field.value === undefined ? '' : String(field.value);
  const [typed, setTyped] = useState(written);
  /** What was saved last. */
  const [saved, setSaved] = useState(written);
  const [wrong, setWrong] = useState<PlacedMistake[]>();
  const [before, setBefore] = useState(written);
  if (written !== before) {
    setBefore(written);
    setSaved(written);
    setWrong(undefined);
    // What is typed since then stays.
    if (typed === saved) setTyped(written);
  }
  const setTo = (text: string): Change => {
    const isNumber = kind === 'number' && text.trim() !== '' && !Number.isNaN(Number(text));
    return { kind: 'set', path, value: isNumber ? Number(text) : text };
  };
  const type = (text: string): void => {
    setTyped(text);
    if (kind === 'text') showTyped({ file: form.file, path }, text);
    checkSoon({ file: form.file, base: form.base, change: setTo(text) }, (mistakes) =>
      setWrong(
        mistakes.filter(
          ({ ref }) =>
            ref?.file === form.file && (isInside(ref.path, path) || isInside(path, ref.path)),
        ),
      ),
    );
  };
  const commit = (): void => {
    if (typed === saved) return putTypedBack();
    setSaved(typed);
    change(setTo(typed));
  };
  const isLong = kind === 'text' && (written.length > 40 || (limits?.most ?? 0) > 60);
  const shared = {
    value: typed,
    'data-unsaved': typed !== saved || undefined,
    className: kind === 'code' ? 'code' : undefined,
    onBlur: commit,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <FieldLabel field={field} mistakes={wrong} length={typed.length}>
      {(tie) =>
        isLong ? (
          <textarea {...tie} {...shared} />
        ) : (
          <input
            {...tie}
            {...shared}
            type={TYPES[kind] ?? 'text'}
            step={kind === 'number' ? 'any' : undefined}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        )
      }
    </FieldLabel>
  );
}
