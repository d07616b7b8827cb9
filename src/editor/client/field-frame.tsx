import { useEffect, useRef, useState, type ReactNode } from 'react';
import { refKey } from '../field-ref.ts';
import type { Choice, Field, OwnerMistake } from '../api.ts';
import { Button } from './buttons.tsx';
import { isFocusOnPage } from './focus.ts';
import { hasMistakeIn, mistakesAt, useForm } from './form-context.ts';
import { Labelled, Mistakes, type LabelledProps } from './labelled.tsx';
import { state, update, useEditor } from './state.ts';

type FieldLabelProps = {
  field: Field;
  mistakes?: OwnerMistake[];
  count?: string;
  children: LabelledProps['children'];
};

/**
 * The words around the input of one value. While one types, it has other `mistakes` than the form,
 * and a `count` of letters. What is empty is asked for, and wrong only after it was left so.
 */
export function FieldLabel({ field, mistakes, count, children }: FieldLabelProps): ReactNode {
  const { form, cureOf } = useForm();
  const { title, hint } = field;
  const [wasLeft, setLeft] = useState(false);
  const shownMistakes = mistakes ?? mistakesAt(form, field.path);
  const isMissing = !mistakes && !wasLeft && (field.value ?? '') === '';
  const description = (
    <>
      <p className="note">{[hint, count].filter(Boolean).join(' ')}</p>
      <Mistakes
        mistakes={shownMistakes}
        isBesideField
        isMissing={isMissing}
        onCure={mistakes ? undefined : cureOf(field)}
      />
    </>
  );
  return (
    <Labelled
      title={title}
      description={description}
      isInvalid={shownMistakes.length > 0 && !isMissing}
      onLeave={() => setLeft(true)}
      actions={<RemoveButton field={field} label="Remove" itemTitle={title} />}
    >
      {(inputProps) => children({ ...inputProps, 'data-field': field.path.join('.') })}
    </Labelled>
  );
}

/** The words around the inputs of a group or a list, whose title is above them. */
export function FieldGroup({ field, children }: { field: Field; children: ReactNode }): ReactNode {
  const { form, cureOf } = useForm();
  return (
    <fieldset data-field={field.path.join('.')} aria-label={field.title}>
      {field.hint && <p className="note">{field.hint}</p>}
      <Mistakes mistakes={mistakesAt(form, field.path)} isBesideField onCure={cureOf(field)} />
      {children}
    </fieldset>
  );
}

type RemoveButtonProps = { field: Field; label: string; itemTitle?: string };

/** Takes an optional field away. */
export function RemoveButton({ field, ...words }: RemoveButtonProps): ReactNode {
  const { change } = useForm();
  const { isOptional, value, path } = field;
  if (!isOptional || value === undefined) return null;
  return <Button {...words} variant="quiet" onPress={() => change({ kind: 'remove', path })} />;
}

type FoldedProps = {
  field: Field;
  title: string;
  words?: string;
  isOnly: boolean;
  children: ReactNode;
};

/**
 * A group or an item of a list, folded. It opens by itself if it is the only one or something is
 * wrong in it, and stays open when the page is loaded again.
 */
export function Folded({ field, title, words, isOnly, children }: FoldedProps): ReactNode {
  const { form } = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const hasMistake = hasMistakeIn(form, field.path);
  const key = refKey({ file: form.file, path: field.path });
  const { open } = useEditor();
  useEffect(() => {
    if (hasMistake) details.current!.open = true;
  }, [hasMistake]);
  const keep = (isOpen: boolean): void => {
    const before = state().open;
    const others = before.filter((opened) => opened !== key);
    // What was open when the page was loaded again stays in its order.
    if (isOpen !== before.includes(key)) update({ open: isOpen ? [...others, key] : others });
    // The item that was opened last is seen on the page, too.
    if (isOpen && state().open.at(-1) === key && !isFocusOnPage())
      elementOf(field, key)?.scrollIntoView();
  };
  return (
    <details
      ref={details}
      data-field={field.path.join('.')}
      open={isOnly || open.includes(key)}
      onToggle={({ currentTarget }) => keep(currentTarget.open)}
    >
      <summary>
        {title} <small>{words}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** The element of an item on the page: an item's short name is the id of its element. */
function elementOf({ value }: Field, key: string): Element | null {
  const { id = '' } = (value ?? {}) as { id?: string };
  return (
    document.getElementById(id) ?? document.querySelector(`body [data-edit^="${CSS.escape(key)}."]`)
  );
}

type ChoicesProps = {
  id: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  autoFocus?: boolean;
};

/** A list to choose from. A value that is not in it stays until another is chosen. */
export function Choices({ value, choices, onChoose, ...inputProps }: ChoicesProps): ReactNode {
  return (
    <select {...inputProps} value={value} onChange={({ target }) => onChoose(target.value)}>
      {!choices.some((choice) => choice.value === value) && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}
