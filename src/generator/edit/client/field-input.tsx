import { useRef, useState, type ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import type { Value } from '../written-value.ts';
import { changeInWords, inWords, isSame, newValue } from './fields.ts';
import { Folded } from './folded.tsx';
import { isWrongIn, mistakesAt, useForm } from './form-context.ts';
import { Labelled, Mistakes, RemoveButton } from './labelled.tsx';
import { ListInput } from './list-input.tsx';

/** The input of one field, with its hint, its limits and its mistakes. */
export function FieldInput({ field }: { field: Field }): ReactNode {
  switch (field.kind) {
    case 'group':
      return <GroupInput field={field} />;
    case 'list':
      return <ListInput field={field}>{(item) => <FieldInput field={item} />}</ListInput>;
    case 'one-of':
      return <OneOfInput field={field} />;
    case 'choice':
    case 'yes-no':
      return <ChoiceInput field={field} />;
    default:
      return <TextInput key={JSON.stringify(field.value)} field={field} />;
  }
}

const TYPES: Partial<Record<Field['kind'], string>> = { number: 'number', date: 'date', time: 'time' };

/** Saves on Enter and when it is left. What is wrong shows while one types. */
function TextInput({ field }: { field: Field }): ReactNode {
  const { form, change, check } = useForm();
  const written = field.value === undefined ? '' : String(field.value);
  const [typed, setTyped] = useState(written);
  const [wrong, setWrong] = useState<PlacedMistake[]>();
  const last = useRef(written);
  const valueOf = (text: string): Value =>
    field.kind === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === written) setWrong(undefined);
    else timer.current = setTimeout(() => void check(field.path, valueOf(text)).then(setWrong, () => {}), 200);
  };
  const commit = (): void => {
    if (typed === last.current) return;
    last.current = typed;
    change({ kind: 'set', path: field.path, value: valueOf(typed) }, `${field.title}: ${changeInWords(field.value, typed)}`);
  };
  const isLong = field.kind === 'text' && (written.length > 40 || (field.limits?.most ?? 0) > 60);
  return (
    <Labelled field={field} mistakes={wrong ?? mistakesAt(form, field.path)} length={typed.length}>
      {(tie) => {
        const shared = {
          ...tie,
          value: typed,
          className: field.kind === 'code' ? 'code' : undefined,
          onBlur: commit,
          onChange: ({ target }: { target: { value: string } }) => type(target.value),
        };
        if (isLong) return <textarea rows={3} {...shared} />;
        return (
          <input
            {...shared}
            type={TYPES[field.kind] ?? 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            step={field.kind === 'number' ? 'any' : undefined}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        );
      }}
    </Labelled>
  );
}

function ChoiceInput({ field }: { field: Field }): ReactNode {
  const { form, change } = useForm();
  const set = (value: Value, words: string): void => change({ kind: 'set', path: field.path, value }, `${field.title}: ${words}`);
  const choices = field.choices ?? [
    { value: 'true', title: 'Yes' },
    { value: 'false', title: 'No' },
  ];
  const titleOf = (value: string): string => choices.find((one) => one.value === value)?.title ?? value;
  const value = String(field.value ?? '');
  return (
    <Labelled field={field} mistakes={mistakesAt(form, field.path)}>
      {(tie) => (
        <select
          {...tie}
          value={value}
          onChange={({ target }) => set(field.kind === 'yes-no' ? target.value === 'true' : target.value, titleOf(target.value))}
        >
          {!choices.some((one) => one.value === value) && <option value={value}>{value}</option>}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

const FORM_TITLES: Partial<Record<Field['kind'], string>> = {
  list: 'Several',
  group: 'Details',
  number: 'A number',
  text: 'A text',
  link: 'A link',
};
/** The name of one of several forms. */
const formTitle = (form: Field): string => (form.choices?.length === 1 ? form.choices[0]!.title : (FORM_TITLES[form.kind] ?? form.title));

function OneOfInput({ field }: { field: Field }): ReactNode {
  const { form, change } = useForm();
  const forms = field.forms ?? [];
  const now = forms.findIndex(({ value }) => value !== undefined);
  const shown = forms[now];
  const isFixed = shown?.choices?.length === 1;
  return (
    <fieldset>
      <Labelled field={field} mistakes={mistakesAt(form, field.path)}>
        {(tie) => (
          <select
            {...tie}
            value={now}
            onChange={({ target }) => {
              const next = forms[Number(target.value)]!;
              change({ kind: 'set', path: field.path, value: newValue(next) }, `${field.title}: ${formTitle(next)}`);
            }}
          >
            {now < 0 && <option value={-1}>{inWords(field.value)}</option>}
            {forms.map((one, index) => (
              <option key={index} value={index}>
                {formTitle(one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {shown && !isFixed && (
        <FieldInput field={{ ...shown, title: shown.kind === 'group' ? '' : field.title, hint: undefined, isOptional: false }} />
      )}
      {!shown && typeof field.value === 'string' && <TextInput field={{ ...field, kind: 'text', isOptional: false }} />}
    </fieldset>
  );
}

/** A group's fields, and buttons for those that it could have. Inside a form, each group and list can be folded. */
export function GroupInput({ field }: { field: Field }): ReactNode {
  const { form, root, change } = useForm();
  const fields = field.fields ?? [];
  const absent = fields.filter(({ value, isOptional }) => value === undefined && isOptional);
  return (
    <fieldset>
      {field.title && <legend className={isSame(field.path, root) ? 'visually-hidden' : undefined}>{field.title}</legend>}
      {field.hint && <p className="note">{field.hint}</p>}
      <Mistakes mistakes={mistakesAt(form, field.path)} field={field} />
      {fields
        .filter((one) => !absent.includes(one))
        .map((one) =>
          one.kind === 'group' || one.kind === 'list' ? (
            <InnerInput key={one.path.join('.')} field={one} />
          ) : (
            <FieldInput key={one.path.join('.')} field={one} />
          ),
        )}
      {absent.length > 0 && (
        <div className="row" role="group" aria-label={`Add to ${field.title || 'this'}`}>
          {absent.map((one) => (
            <button
              type="button"
              key={one.path.join('.')}
              onClick={() => change({ kind: 'set', path: one.path, value: newValue(one) }, `${one.title} added`)}
            >
              Add {one.title}
            </button>
          ))}
        </div>
      )}
      <RemoveButton field={field} />
    </fieldset>
  );
}

/** A group or list inside a form. */
function InnerInput({ field }: { field: Field }): ReactNode {
  const { form } = useForm();
  return (
    <Folded
      isWrong={isWrongIn(form, field.path)}
      summary={
        <>
          {field.title} <small>{inWords(field.value)}</small>
        </>
      }
    >
      <FieldInput field={{ ...field, title: field.kind === 'group' ? '' : field.title }} />
    </Folded>
  );
}
