import { useEffect, useState, type ReactNode } from 'react';
import type { BrokenFile, Fact, Field, Form, Ref } from '../api.ts';
import type { Value } from '../written-value.ts';
import { BrokenSheet } from './broken-sheet.tsx';
import { FieldInput, GroupInput } from './field-input.tsx';
import { fieldAt } from './fields.ts';
import { FormProvider, mistakesAt, toolsOf } from './form-context.ts';
import { Mistakes } from './mistakes.tsx';
import { ask, attempt } from './server.ts';
import { Sheet } from './sheet.tsx';
import { openForm, useEditor } from './state.ts';

/** A file's form, read again after each change. An error says why there is none. */
function useFormOf(file: string): Form | BrokenFile | { error?: string } {
  const { changes } = useEditor();
  const [read, setRead] = useState<Form | BrokenFile | { error?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    ask('form', { file }).then(
      (form) => isCurrent && setRead(form),
      (error: Error) => isCurrent && setRead({ error: error.message }),
    );
    return () => void (isCurrent = false);
  }, [file, changes]);
  return 'file' in read && read.file !== file ? {} : read;
}

/** `fact` is shown on other pages too. `begin` is what a new item of the list begins with. `children` are shown before the inputs. */
type FormSheetProps = { place: Ref; fact?: Fact; begin?: Record<string, Value>; children?: ReactNode };

/** The form of one field, or of a whole file. */
export function FormSheet({ place, fact, begin, children }: FormSheetProps): ReactNode {
  const form = useFormOf(place.file);
  if ('text' in form) return <BrokenSheet key={form.base} broken={form} />;
  if (!('field' in form))
    return (
      <Sheet title={place.file}>
        <p role="status">{form.error ?? 'Looking it up…'}</p>
      </Sheet>
    );
  const titleOf = (one: Field): string => (one.path.length === 0 ? titleOfFile(form) : one.title);
  const [field, ...around] = fieldsTo(form.field, place);
  const outer = around.filter((one) => titleOf(one) !== titleOf(field!));
  // What the form's own inputs do not say.
  const others = form.mistakes.filter(
    (mistake) => mistake.ref?.file !== form.file || mistake.ref.path.length === 0 || !mistakesAt(form, mistake.ref.path),
  );
  return (
    <Sheet title={titleOf(field!)}>
      {outer.length > 0 && (
        <div className="row" role="group" aria-label="Where this is">
          {outer.toReversed().map((one) => (
            <button type="button" className="quiet" key={one.path.length} onClick={() => openForm({ file: form.file, path: one.path })}>
              {titleOf(one)}
            </button>
          ))}
        </div>
      )}
      <ShownOn place={place} fact={fact} />
      {children}
      <Mistakes mistakes={others} />
      <FormProvider value={toolsOf(form, field!.path, begin)}>
        {field!.isOptional && field!.value === undefined ? (
          <GroupInput field={{ ...field!, title: '', isOptional: false, fields: [field!] }} />
        ) : (
          <FieldInput key={form.file + field!.path.join('.')} field={field!} />
        )}
      </FormProvider>
    </Sheet>
  );
}

/** The field at a place, and those that it is in, outward. If it was removed, they begin with the innermost one that is there. */
const fieldsTo = (all: Field, { path }: Ref): Field[] =>
  Array.from({ length: path.length + 1 }, (_, end) => fieldAt(all, path.slice(0, path.length - end))).filter((one) => one !== undefined);

/** Says on how many pages a value shows. */
function ShownOn({ place, fact }: { place: Ref; fact?: Fact }): ReactNode {
  const [pages, setPages] = useState(fact?.pages);
  useEffect(() => {
    if (!fact && place.path.length > 0) attempt(async () => setPages((await ask('pages', place)).length));
  }, [place, fact]);
  if (!pages) return null;
  const what = fact ? `“${fact.value}”` : 'This';
  return (
    <p className="note">
      {pages === 1 ? `${what} shows on one page.` : `${what} shows on ${pages} pages. A change here changes them all.`}
    </p>
  );
}

/** A file's title, or else its name in words. */
const titleOfFile = ({ file, title }: Form): string =>
  title === file
    ? file
        .replace(/\.yaml$/, '')
        .replaceAll('-', ' ')
        .replaceAll('/', ': ')
    : title;
