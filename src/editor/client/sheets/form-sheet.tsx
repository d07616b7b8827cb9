import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldRef } from '../../../generator/portable.ts';
import type { Field } from '../../shared/messages.ts';
import { isFieldIn, isItemPath } from '../../shared/field-refs.ts';
import { Button } from '../parts/button.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { FieldGroup } from '../fields/field-label.tsx';
import { fieldIn, newValue, removeWords } from '../fields/form-fields.ts';
import { applyChangeToForm, rearranges } from '../fields/form-changes.ts';
import { focusPendingField, FormProvider, useForm } from '../fields/form-context.ts';
import { Mistakes } from '../parts/mistakes.tsx';
import { hasUnsaved } from '../fields/text-input.tsx';
import { changesSince, latestRevision } from '../save.ts';
import { rememberAnswer, useAnswer } from '../ask.ts';
import { ShownOn } from '../parts/shown-on.tsx';
import { Sheet } from './sheet.tsx';
import { closeSheet, openForm, state, updateState } from '../state.ts';

/** Closes the form with a message. After Undo, the status already says why the file is gone. */
const closeWith = (message: string) => closeSheet(state().status || message);

/** The number of fields in a field. Another one may mean that items have other places. */
const fieldCountOf = (field: Field): number =>
  field.parts.reduce((sum, part) => sum + fieldCountOf(part), 1);

/** The answer that a form shows, and how often others have added or removed fields of it. */
function useFormAnswer(file: string) {
  const request = { file };
  const latest = useAnswer('form', request, { onError: closeWith });
  const [answer, setAnswer] = useState(latest);
  const [replacedCount, setReplacedCount] = useState(0);
  const isSavedElsewhere =
    latest && latest.file === answer?.file && latest.revision !== latestRevision(answer.revision);
  // What others have saved may have moved the field that the owner types in.
  if (latest !== answer && !(isSavedElsewhere && hasUnsaved())) {
    setAnswer(latest);
    if (isSavedElsewhere && fieldCountOf(latest.field) !== fieldCountOf(answer.field))
      setReplacedCount(replacedCount + 1);
  }
  useEffect(() => {
    // Folds and the focus have places, which may be those of other items now.
    if (replacedCount > 0) updateState({ openFolds: [], pendingFocus: undefined });
  }, [replacedCount]);
  // After a reload, the form begins with this answer: folds and focus name places in it.
  const requestKey = JSON.stringify(request);
  useEffect(() => {
    if (answer) rememberAnswer('form', requestKey, answer);
  }, [requestKey, answer, latest]);
  return [answer, replacedCount] as const;
}

/** The form of one field, or of a whole file. */
export function FormSheet({ fieldRef, children }: { fieldRef: FieldRef; children?: ReactNode }) {
  const [answer, replacedCount] = useFormAnswer(fieldRef.file);
  if (!answer) return <Sheet title="Looking it up…" />;
  const changes = changesSince(answer);
  const form = {
    ...answer,
    field: changes.reduce(applyChangeToForm, answer.field),
    mistakes: answer.mistakes.filter(
      ({ ref }) => !changes.some(({ path }) => isFieldIn(ref, { file: fieldRef.file, path })),
    ),
  };
  const fieldTitle = (shown: Field) => (shown.path.length === 0 ? form.title : shown.title);
  const fieldsOutward = fieldsTo(form.field, fieldRef);
  const field = fieldsOutward[0]!;
  const outer = fieldsOutward
    .slice(1)
    .filter((ancestor, index) => fieldTitle(ancestor) !== fieldTitle(fieldsOutward[index]!));
  // Mistakes that no input of this form shows.
  const otherMistakes = form.mistakes.filter(
    ({ ref }) => ref?.file !== form.file || !fieldIn(field, ref.path),
  );
  return (
    <Sheet title={fieldTitle(field)}>
      {outer.length > 0 && (
        <div className="row trail" role="group" aria-label="Where this is">
          {outer.toReversed().map((ancestor) => (
            <Button
              label={isItemPath(ancestor.path) ? ancestor.display : fieldTitle(ancestor)}
              variant="quiet"
              key={ancestor.path.length}
              onPress={() => openForm({ file: form.file, path: ancestor.path })}
            />
          ))}
        </div>
      )}
      {fieldRef.path.length > 0 && <ShownOn fieldRef={fieldRef} />}
      {children}
      <Mistakes mistakes={otherMistakes} />
      <FormProvider value={form}>
        <Inputs
          key={`${replacedCount} ${form.file} ${field.path.join('.')}`}
          field={field}
          isRearranged={changes.some((change) => rearranges(answer.field, change))}
        />
      </FormProvider>
    </Sheet>
  );
}

function Inputs({ field, isRearranged }: { field: Field; isRearranged: boolean }) {
  const { change } = useForm();
  const { path } = field;
  const inputs = useRef<HTMLDivElement>(null);
  // Runs after the sheet's effect, which focuses the heading.
  useEffect(() => queueMicrotask(() => inputs.current && focusPendingField(inputs.current)));
  return (
    <>
      <div ref={inputs} inert={isRearranged}>
        {field.isOptional && field.value === undefined ? (
          <FieldGroup field={field}>
            <Button
              label="Add"
              variant="strong"
              itemTitle={field.title}
              onPress={() => change({ kind: 'set', path, value: newValue(field) }, field)}
            />
          </FieldGroup>
        ) : (
          <FieldInput field={field} />
        )}
      </div>
      {isItemPath(path) && (
        <Button
          label={removeWords(field)}
          itemTitle={field.display}
          onPress={() => change({ kind: 'remove', path })}
        />
      )}
    </>
  );
}

/** A field and those around it, innermost first. Leaves out removed ones. */
const fieldsTo = (all: Field, { path }: FieldRef): Field[] =>
  Array.from({ length: path.length + 1 }, (_, end) =>
    fieldIn(all, path.slice(0, path.length - end)),
  ).filter((field) => field !== undefined);
