import { createContext, useContext } from 'react';
import type { FieldPath } from '../../read/locate.ts';
import type { Form, PlacedMistake } from '../api.ts';
import type { Change } from '../change.ts';
import type { Value } from '../written-value.ts';
import { isInside, isSame } from './fields.ts';
import { isUnderWay, save } from './save.ts';
import { ask, attempt } from './server.ts';

/** What the inputs of a form share. */
export type FormTools = {
  form: Form;
  /** The path of the field that the sheet is about. */
  root: FieldPath;
  /** What a new item of the form's own list begins with. */
  begin?: Record<string, Value>;
  /** Makes a change of the form's file. */
  change: (change: Change) => void;
  /** What would be wrong with a field if it had this value. */
  check: (path: FieldPath, value: Value) => Promise<PlacedMistake[]>;
};

const Tools = createContext<FormTools | undefined>(undefined);
export const FormProvider = Tools.Provider;
export const useForm = (): FormTools => useContext(Tools)!;

export function toolsOf(form: Form, root: FieldPath, begin?: Record<string, Value>): FormTools {
  const { file, base } = form;
  return {
    form,
    root,
    begin,
    change: (change) => {
      const request = { file, base, change };
      if (!isUnderWay(request)) attempt(() => save(request));
    },
    check: async (path, value) => {
      const { mistakes } = await ask('check', { file, base, change: { kind: 'set', path, value } });
      return mistakes.filter(({ ref }) => ref?.file === file && (isInside(ref.path, path) || isInside(path, ref.path)));
    },
  };
}

/** What is wrong with one field of a form, without the fields in it. */
export const mistakesAt = ({ file, mistakes }: Form, path: FieldPath): PlacedMistake[] =>
  mistakes.filter(({ ref }) => ref?.file === file && isSame(ref.path, path));

/** Whether something is wrong with a field or in it. */
export const isWrongIn = ({ file, mistakes }: Form, path: FieldPath): boolean =>
  mistakes.some(({ ref }) => ref?.file === file && isInside(ref.path, path));
