import { useEffect, useRef, type ReactNode } from 'react';
import type { Field } from '../../shared/messages.ts';
import { refKey } from '../../shared/field-refs.ts';
import { leaveFocus, takeFocus } from '../parts/button.tsx';
import { hasMistakeIn, useForm } from './form-context.ts';
import { EDITABLE, selectorOf } from '../page-elements.ts';
import { state, updateState, useEditorState } from '../state.ts';

type FoldedProps = {
  field: Field;
  title: string;
  note?: string;
  isOnly: boolean;
  children: ReactNode;
};

/**
 * A group or an item of a list, folded. It opens by itself if it is the only one or has a mistake
 * in it, and stays open after a reload.
 */
export function Folded({ field, title, note, isOnly, children }: FoldedProps) {
  const { form } = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const hasMistake = hasMistakeIn(form, field.path);
  const fieldRef = { file: form.file, path: field.path };
  const key = refKey(fieldRef);
  // An item's short name is the id of its element.
  const { id = '' } = (field.value ?? {}) as { id?: string };
  const { openFolds } = useEditorState();
  useEffect(() => {
    if (hasMistake) details.current!.open = true;
  }, [hasMistake]);
  const rememberFold = (isOpen: boolean) => {
    // It is open by itself: nothing to remember, and the page stays where it is.
    if (isOnly) return;
    const before = state().openFolds;
    const others = before.filter((opened) => opened !== key);
    // A reload also fires `toggle` for open folds, which keep their order.
    if (isOpen !== before.includes(key))
      updateState({ openFolds: isOpen ? [...others, key] : others });
    // What it unfolds may lie below the sheet.
    if (isOpen && details.current!.querySelector('summary:focus'))
      details.current!.scrollIntoView({ block: 'nearest' });
    // Shows the item that was opened last on the page, unless the page has the focus.
    if (isOpen && state().openFolds.at(-1) === key && !document.activeElement?.matches(EDITABLE))
      updateState({
        scrollTarget: `${selectorOf(fieldRef)}, [id="${CSS.escape(id)}"]`,
        isSheetOnLeft: state().isSheetOnLeft ?? false,
      });
  };
  return (
    <details
      ref={details}
      data-field={field.path.join('.')}
      open={isOnly || openFolds.includes(key)}
      onToggle={({ currentTarget }) => rememberFold(currentTarget.open)}
    >
      <summary onPointerDown={leaveFocus} onClick={takeFocus}>
        {title} <small>{note}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
