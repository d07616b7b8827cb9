import { createContext, useContext } from 'react';
import type { FieldPath } from '../../generator/content.ts';
import type { Form, LocatedMistake } from '../api.ts';
import { isInside } from '../ref-key.ts';
import type { Change } from '../request-shapes.ts';
import type { Value } from '../written-value.ts';
import { isSame } from './form-fields.ts';
import { isRearranged, save } from './save.ts';
import { attempt } from './server.ts';
import { say } from './state.ts';

/** What the inputs of a form share. */
type FormTools = {
  form: Form;
  root: FieldPath;
  initial?: Record<string, Value>;
};

const Tools = createContext<FormTools | undefined>(undefined);
export const FormProvider = Tools.Provider;

/** The field that was added last: its input takes the focus. */
let added: FieldPath = [];
export const isAdded = (path: FieldPath): boolean => isSame(path, added);

/** The form that an input is in, and what changes its file. */
export function useForm(): FormTools & { change: (change: Change, isNew?: true) => void } {
  const tools = useContext(Tools)!;
  const { file, revision } = tools.form;
  return {
    ...tools,
    change: (change, isNew) => {
      if (isRearranged(tools.form)) return say('One moment: the list is being changed.');
      added = isNew ? change.path : [];
      attempt(() => save({ file, revision, change }));
    },
  };
}

/** What is wrong with one field of a form, without the fields in it. */
export const mistakesAt = ({ file, mistakes }: Form, path: FieldPath): LocatedMistake[] =>
  mistakes.filter(({ ref }) => ref?.file === file && isSame(ref.path, path));

/** Whether something is wrong with a field or in it. */
export const isWrongIn = ({ file, mistakes }: Form, path: FieldPath): boolean =>
  mistakes.some(({ ref }) => ref?.file === file && isInside(ref.path, path));
