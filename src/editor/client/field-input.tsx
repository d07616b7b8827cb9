import type { ReactNode } from 'react';
import type { Field } from '../api.ts';
import type { Value } from '../written-value.ts';
import { Choices, FieldGroup, FieldLabel, Folded, RemoveButton } from './field-words.tsx';
import { newValue } from './fields.ts';
import { useForm } from './form-context.ts';
import { usePages } from './link-form.tsx';
import { ListInput } from './list-input.tsx';
import { TextInput } from './text-input.tsx';

const YES_NO = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
];

/** The input of one field, with its hint, its limits and its mistakes. */
export function FieldInput({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  const { kind, path, value, choices = YES_NO } = field;
  const set = (next: Value): void => change({ kind: 'set', path, value: next });
  switch (kind) {
    case 'group':
      return <GroupInput field={field} />;
    case 'list':
      return <ListInput field={field}>{(item) => <FieldInput field={item} />}</ListInput>;
    case 'one-of':
      return <OneOfInput field={field} />;
    case 'choice':
    case 'yes-no':
    case 'photo':
      return (
        <FieldLabel field={field}>
          {(tie) => (
            <Choices
              {...tie}
              value={String(value ?? '')}
              choices={choices}
              choose={(chosen) => set(kind === 'yes-no' ? chosen === 'true' : chosen)}
            />
          )}
        </FieldLabel>
      );
    case 'link':
      return field.isInternal ? <PageInput field={field} /> : <TextInput field={field} />;
    default:
      return <TextInput field={field} />;
  }
}

function PageInput({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  const pages = usePages();
  const value = String(field.value ?? '');
  const isListed = value === '' || pages.some((page) => page.value === value);
  if (pages.length > 0 && !isListed) return <TextInput field={field} />;
  return (
    <FieldLabel field={field}>
      {(tie) => (
        <Choices
          {...tie}
          value={value}
          choices={pages}
          choose={(chosen) => change({ kind: 'set', path: field.path, value: chosen })}
        />
      )}
    </FieldLabel>
  );
}

function OneOfInput({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  const forms = field.forms ?? [];
  const now = forms.findIndex(({ value }) => value !== undefined);
  const shown = forms[now];
  const isFixed = shown?.choices?.length === 1;
  return (
    <fieldset>
      <FieldLabel field={field}>
        {(tie) => (
          <Choices
            {...tie}
            value={shown ? String(now) : field.words}
            choices={forms.map((one, index) => ({
              value: String(index),
              title: one.title,
            }))}
            choose={(index) =>
              change({ kind: 'set', path: field.path, value: newValue(forms[Number(index)]!) })
            }
          />
        )}
      </FieldLabel>
      {shown && !isFixed && (
        <FieldInput
          field={{
            ...shown,
            title: shown.kind === 'group' ? '' : shown.title,
            hint: undefined,
            isOptional: false,
          }}
        />
      )}
    </fieldset>
  );
}

/**
 * A group's fields, and buttons for those that it could have. Inside a form, each group and list
 * can be folded.
 */
function GroupInput({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  const fields = field.fields ?? [];
  // Without any photo, there is none to choose.
  const absent = fields.filter(
    ({ value, isOptional, choices }) => value === undefined && isOptional && choices?.length !== 0,
  );
  return (
    <FieldGroup field={field}>
      {fields
        .filter((one) => !absent.includes(one))
        .map((one) => {
          const key = one.path.join('.');
          if (one.kind !== 'group' && one.kind !== 'list')
            return <FieldInput key={key} field={one} />;
          return (
            <Folded key={key} field={one} title={one.title} words={one.words}>
              <FieldInput field={{ ...one, title: one.kind === 'group' ? '' : one.title }} />
            </Folded>
          );
        })}
      {absent.length > 0 && (
        <div className="row">
          <span className="note">Can be added:</span>
          {absent.map((one) => (
            <button
              type="button"
              className="quiet"
              key={one.path.join('.')}
              aria-label={`Add ${one.title}`}
              onClick={() => change({ kind: 'set', path: one.path, value: newValue(one) }, true)}
            >
              {one.title}
            </button>
          ))}
        </div>
      )}
      <RemoveButton field={field} />
    </FieldGroup>
  );
}
