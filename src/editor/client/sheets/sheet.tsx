import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { elementNamed, focusName } from '../focus.ts';
import { editedElement } from '../page/in-place.ts';
import { closeSheet, state, updateState, useEditorState } from '../state.ts';
import { isInField, saveAllTexts } from '../fields/text-input.tsx';

const FIELD_INPUTS = ':is(input, textarea, select, .rich)[data-field]';

function showPickers({ currentTarget }: PointerEvent<HTMLElement>): void {
  delete currentTarget.dataset.keys;
}

/** A panel beside the page, or at the bottom of a small screen. */
export function Sheet({ title, children }: { title: string; children?: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = section.current!.getRootNode() as ShadowRoot;
    const opener = (root.activeElement ?? document.activeElement) as HTMLElement;
    // A page that is loaded with its sheet has another element with this name.
    const name = focusName(root) ?? state().opener;
    updateState({ opener: name });
    return () => {
      updateState({ opener: undefined });
      const { body, activeElement } = document;
      if (activeElement !== body) return;
      const fallback =
        elementNamed(root, name) ?? root.querySelector<HTMLElement>('.toolbar button');
      (opener.isConnected && opener !== body ? opener : fallback)?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // A form that gets another name stays as it is.
    if (editedElement() || isInField()) return;
    section.current!.lastElementChild!.scrollTop = 0;
    // An owner opens the form of one value to type at once.
    const inputs = [...section.current!.querySelectorAll<HTMLElement>(FIELD_INPUTS)];
    const fields = new Set(inputs.map(({ dataset }) => dataset.field));
    (fields.size === 1 ? inputs.at(-1)! : section.current!.querySelector('h2')!).focus();
  }, [title]);
  const { sheet, isSheetOnLeft } = useEditorState();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it.
    <section
      ref={section}
      className={isSheetOnLeft ? 'sheet on-left' : 'sheet'}
      aria-label={title}
      onPointerMove={showPickers}
      onPointerDown={showPickers}
      onKeyDown={({ key, target, currentTarget }) => {
        currentTarget.dataset.keys = '';
        if (key !== 'Escape') return;
        // As with Close, leaving the input saves it.
        (target as HTMLElement).blur();
        closeSheet();
      }}
    >
      <div className="row head">
        <h2 tabIndex={-1}>{title}</h2>
        {/* Shows once text is typed. Here no keyboard covers it, and nothing moves. */}
        <Button label="Save" variant="strong" keepsCaret onPress={saveAllTexts} />
        {sheet && <Button label="Close" onPress={() => closeSheet()} />}
      </div>
      <div className="content">{children}</div>
    </section>
  );
}
