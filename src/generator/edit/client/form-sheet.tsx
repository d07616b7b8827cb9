import { useEffect, useState, type ReactNode } from 'react';
import type { BrokenFile, Fact, Form, Ref } from '../api.ts';
import { FieldInput, GroupInput } from './field-input.tsx';
import type { Value } from '../written-value.ts';
import { fieldAt } from './fields.ts';
import { FormProvider, mistakesAt, toolsOf } from './form-context.ts';
import { MistakeList } from './mistake-list.tsx';
import { ask, attempt, refresh, saidOf } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, update, useEditor } from './state.ts';

/** A file's form, read again after each change. An error says why there is none. */
export function useFormOf(file: string | undefined): { form?: Form; broken?: BrokenFile; error?: string } {
  const { changes } = useEditor();
  const [read, setRead] = useState<ReturnType<typeof useFormOf>>({});
  useEffect(() => {
    let isCurrent = true;
    if (file === undefined) return;
    ask('form', { file }).then(
      (read) => isCurrent && setRead('field' in read ? { form: read } : { broken: read }),
      (error: Error) => isCurrent && setRead({ error: error.message }),
    );
    return () => void (isCurrent = false);
  }, [file, changes]);
  const of = (read.form ?? read.broken)?.file;
  return of !== undefined && of !== file ? {} : read;
}

/** `fact` is shown on other pages too. `begin` is what a new item of the list begins with. `above` is shown before the inputs. */
type FormSheetProps = { place: Ref; fact?: Fact; begin?: Record<string, Value>; above?: (form: Form) => ReactNode };

/** The form of one field, or of a whole file. */
export function FormSheet({ place, fact, begin, above }: FormSheetProps): ReactNode {
  const { form, broken, error } = useFormOf(place.file);
  if (broken) return <BrokenSheet key={broken.base} broken={broken} />;
  if (!form) return <Sheet title={place.file}>{error && <p className="wrong">{error}</p>}</Sheet>;
  const field = fieldAt(form.field, place.path) ?? nearest(form, place);
  const outer = field.path.map((_, length) => fieldAt(form.field, field.path.slice(0, length))).filter((one) => one !== undefined);
  const title = field.path.length === 0 ? titleOf(form) : field.title;
  // What the form's own inputs do not say.
  const others = form.mistakes.filter(
    (mistake) => mistake.ref?.file !== form.file || mistake.ref.path.length === 0 || !mistakesAt(form, mistake.ref.path),
  );
  return (
    <Sheet title={title}>
      {outer.length > 0 && (
        <div className="crumbs" role="group" aria-label="Where this is">
          {outer.map((one) => (
            <button
              type="button"
              key={one.path.length}
              onClick={() => update({ view: { kind: 'form', ref: { file: form.file, path: one.path } } })}
            >
              {one.path.length === 0 ? titleOf(form) : one.title}
            </button>
          ))}
        </div>
      )}
      <ShownOn place={place} fact={fact} />
      {above?.(form)}
      <MistakeList mistakes={others} />
      <FormProvider value={toolsOf(form, field.path, begin)}>
        {field.isOptional && field.value === undefined ? (
          <GroupInput field={{ ...field, title: '', isOptional: false, fields: [field] }} />
        ) : (
          <FieldInput key={form.file + field.path.join('.')} field={field} />
        )}
      </FormProvider>
    </Sheet>
  );
}

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
const titleOf = ({ file, title }: Form): string =>
  title === file
    ? file
        .replace(/\.yaml$/, '')
        .replaceAll('-', ' ')
        .replaceAll('/', ': ')
    : title;

/** The innermost field that is there: the place itself may have been removed. */
function nearest(form: Form, { path }: Ref) {
  for (let length = path.length - 1; length > 0; length--) {
    const field = fieldAt(form.field, path.slice(0, length));
    if (field) return field;
  }
  return form.field;
}

/** The text of a file that no form can show. */
function BrokenSheet({ broken: { file, base, title, text, mistakes } }: { broken: BrokenFile }): ReactNode {
  const [typed, setTyped] = useState(text);
  const replace = async (): Promise<void> => {
    say(saidOf(await ask('replace', { file, base, text: typed })));
    await refresh();
  };
  return (
    <Sheet title={title}>
      <MistakeList
        mistakes={mistakes.map(({ message, line }) => ({ message: line === undefined ? message : `Line ${line}: ${message}` }))}
      />
      <div className="field">
        <label htmlFor="broken-text">The text of {file}</label>
        <textarea id="broken-text" className="code" rows={16} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
      <button type="button" className="strong" onClick={() => attempt(replace)}>
        Save
      </button>
    </Sheet>
  );
}
