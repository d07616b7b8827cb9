import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import { isInside } from '../ref-key.ts';
import { FieldLabel } from './field-words.tsx';
import { useForm } from './form-context.ts';
import { RichInput } from './rich-input.tsx';
import { hasFacts } from './written-text.ts';
import { checkSoon } from './server.ts';
import { say } from './state.ts';
import type { Change } from '../request-shapes.ts';

const TYPES: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  time: 'time',
  'date-time': 'datetime-local',
};

/** A day, or a moment, that is past when it is typed is most often a slip. */
const isPast = (kind: Field['kind'], typed: string): boolean =>
  (kind === 'date' || kind === 'date-time') &&
  /^\d{4}/.test(typed) &&
  typed < new Date().toLocaleString('sv').replace(' ', 'T').slice(0, typed.length);

/** Saves on Enter and when it is left. What is wrong shows while one types. */
export function TextInput({ field }: { field: Field }): ReactNode {
  const { form, change } = useForm();
  const { kind, path, limits } = field;
  const written = field.value === undefined ? '' : String(field.value);
  const [typed, setTyped] = useState(written);
  const [saved, setSaved] = useState(written);
  const [wrong, setWrong] = useState<PlacedMistake[]>();
  const [isNoDay, setNoDay] = useState(false);
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
    // 15 in the place of 10% is no amount of dollars.
    const isPercent = written.endsWith('%') && /^\d+$/.test(text);
    return { kind: 'set', path, value: isNumber ? Number(text) : isPercent ? `${text}%` : text };
  };
  const type = (text: string): void => {
    setTyped(text);
    say(`Saved ${isPast(kind, text) ? 'with Enter' : 'when you leave the field'}, or with Save…`);
    checkSoon({ file: form.file, revision: form.revision, change: setTo(text) }, (mistakes) =>
      setWrong(
        mistakes.filter(
          ({ ref }) =>
            ref?.file === form.file && (isInside(ref.path, path) || isInside(path, ref.path)),
        ),
      ),
    );
  };
  const commit = (): void => {
    if (typed === saved || isNoDay) return;
    setSaved(typed);
    change(setTo(typed));
  };
  const isLate = isPast(kind, typed);
  const isLong = kind === 'text' && (written.length > 40 || (limits?.most ?? 0) > 60);
  const shared = {
    value: typed,
    'data-unsaved': typed !== saved || undefined,
    className: kind === 'code' ? 'code' : undefined,
    onBlur: () => isLate || commit(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      commit();
    },
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      setNoDay(target.validity.badInput);
      type(target.value);
    },
  };
  return (
    <FieldLabel field={field} mistakes={isNoDay ? [] : wrong} length={typed.length}>
      {(tie) => (
        <>
          {field.hasLinks || (kind === 'text' && hasFacts(written)) ? (
            <RichInput
              hasLinks={field.hasLinks}
              title={field.title}
              tie={tie}
              written={typed === saved ? written : typed}
              isUnsaved={typed !== saved}
              type={type}
              commit={commit}
            />
          ) : isLong ? (
            <textarea {...tie} {...shared} />
          ) : (
            <input
              {...tie}
              {...shared}
              type={TYPES[kind] ?? 'text'}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              max={{ date: '2100-01-01', 'date-time': '2100-01-01T00:00' }[kind as string]}
            />
          )}
          {isNoDay && (
            <p className="wrong">There is no such day or time, or not all of it is typed.</p>
          )}
          {isLate && <p className="wrong">This is past: no page shows it.</p>}
          {typed !== saved && (
            <button
              type="button"
              className="strong"
              onPointerDown={(event) => event.preventDefault()}
              onClick={commit}
            >
              Save
            </button>
          )}
        </>
      )}
    </FieldLabel>
  );
}
