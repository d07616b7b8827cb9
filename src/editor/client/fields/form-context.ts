import { createContext, useContext } from 'react';
import type { FieldPath } from '../../../generator/portable.ts';
import { isFieldIn, isItemPath, isSamePath } from '../../shared/field-refs.ts';
import type { Change, Form, OwnerMistake } from '../../shared/messages.ts';
import { save } from '../save.ts';
import { showErrorOf } from '../ask.ts';
import { type FocusTarget, openForm, state, updateState } from '../state.ts';

const CurrentForm = createContext<Form | undefined>(undefined);
export const FormProvider = CurrentForm.Provider;

/** Returns the form of an input, and a function that changes its file. */
export function useForm() {
  const form = useContext(CurrentForm)!;
  const { file, revision } = form;
  const change = (wanted: Change, pendingFocus?: FocusTarget) => {
    updateState({ pendingFocus });
    const saving = save({ file, revision, change: wanted });
    showErrorOf(() => saving);
    const { sheet } = state();
    const isShown = sheet?.kind === 'form' && isSamePath(sheet.fieldRef.path, wanted.path);
    // The next item takes the place of a removed one.
    if (isShown && wanted.kind === 'remove' && isItemPath(wanted.path))
      openForm({ file, path: wanted.path.slice(0, -1) });
    return saving;
  };
  return { form, change };
}

/** Moves the focus to the changed field. Unfolds its list item, and folds all others. */
export function focusPendingField(form: Element): void {
  const target = state().pendingFocus;
  const field =
    target && form.querySelector<HTMLElement>(`[data-field="${target.path.join('.')}"]`);
  // An inert list waits for the form with its new order.
  if (!field || field.closest('[inert]')) return;
  const { button, isGone } = target;
  updateState({ pendingFocus: undefined });
  const item = field.closest('li')?.firstElementChild === field ? field : undefined;
  for (const child of item?.closest('ol')!.children ?? [])
    (child.firstElementChild as HTMLDetailsElement).open = !isGone && child.contains(field);
  if (!item) field.closest('details')?.setAttribute('open', '');
  // An item's own buttons come after those of lists in it.
  const named = [...field.querySelectorAll('button')].findLast(
    ({ textContent }) => textContent === button,
  );
  const pressed = named?.disabled ? undefined : named;
  const input = field.matches(INPUTS) ? field : field.querySelector<HTMLElement>(INPUTS);
  (pressed ?? (button || isGone ? undefined : input) ?? field.querySelector('summary'))?.focus();
  // Shows the words above it, too.
  if (!button) (input === field ? field.parentElement! : field).scrollIntoView();
}

const INPUTS = 'input, textarea, select, .rich';

/** The mistakes of one field of a form, without those of fields in it. */
export const mistakesAt = ({ file, mistakes }: Form, path: FieldPath): OwnerMistake[] =>
  mistakes.filter(({ ref }) => ref?.file === file && isSamePath(ref.path, path));

/** Whether a field, or a field in it, has a mistake. */
export const hasMistakeIn = ({ file, mistakes }: Form, path: FieldPath): boolean =>
  mistakes.some(({ ref }) => isFieldIn(ref, { file, path }));
