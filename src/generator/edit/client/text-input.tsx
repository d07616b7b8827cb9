import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import type { Value } from '../written-value.ts';
import { FieldLabel } from './field-words.tsx';
import { useForm } from './form-context.ts';

const TYPES: Partial<Record<Field['kind'], string>> = { number: 'number', date: 'date', time: 'time' };

/** Saves on Enter and when it is left. What is wrong shows while one types. */
export function TextInput({ field }: { field: Field }): ReactNode {
  const { change, check } = useForm();
  const written = field.value === undefined ? '' : String(field.value);
  const [typed, setTyped] = useState(written);
  const [wrong, setWrong] = useState<PlacedMistake[]>();
  /** What was saved last. */
  const last = useRef(written);
  useEffect(() => {
    const before = last.current;
    // What is typed since then stays.
    setTyped((now) => (now === before ? written : now));
    setWrong(undefined);
    last.current = written;
  }, [written]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const valueOf = (text: string): Value =>
    field.kind === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === written) setWrong(undefined);
    else timer.current = setTimeout(() => void check(field.path, valueOf(text)).then(setWrong, () => {}), 200);
  };
  const commit = (): void => {
    if (typed === last.current) return;
    last.current = typed;
    change({ kind: 'set', path: field.path, value: valueOf(typed) });
  };
  const isLong = field.kind === 'text' && (written.length > 40 || (field.limits?.most ?? 0) > 60);
  const shared = {
    value: typed,
    className: field.kind === 'code' ? 'code' : undefined,
    onBlur: commit,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <FieldLabel field={field} mistakes={wrong} length={typed.length}>
      {(tie) =>
        isLong ? (
          <textarea rows={3} {...tie} {...shared} />
        ) : (
          <input
            {...tie}
            {...shared}
            type={TYPES[field.kind] ?? 'text'}
            step={field.kind === 'number' ? 'any' : undefined}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        )
      }
    </FieldLabel>
  );
}
