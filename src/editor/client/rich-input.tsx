import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { LabelledProps } from './labelled.tsx';
import { LinkForm } from './link-form.tsx';
import { pasteLink, selectionIn } from './links.ts';
import { showFacts } from './show-facts.ts';
import { asNodes, textIn } from './written-text.ts';

type RichInputProps = {
  title: string;
  hasLinks?: boolean;
  tie: Parameters<LabelledProps['children']>[0];
  /** As the file has it. Another one replaces what is typed. */
  written: string;
  isUnsaved: boolean;
  type: (text: string) => void;
  commit: () => void;
};

/** A text with its links as links and its facts with their values. */
export function RichInput(props: RichInputProps): ReactNode {
  const { title, hasLinks, tie, written, isUnsaved, type, commit } = props;
  const box = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || textIn(current) === written) return;
    current.replaceChildren(...asNodes(written));
    showFacts(current).catch(() => {});
  }, [written]);
  const typed = (): void => type(textIn(box.current!));
  const done = (): void => {
    setRange(undefined);
    box.current!.focus();
    typed();
  };
  return (
    <>
      <div
        {...tie}
        ref={box}
        className="rich"
        role="textbox"
        aria-label={title}
        aria-multiline="true"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        data-unsaved={isUnsaved || undefined}
        onInput={typed}
        onPaste={({ nativeEvent }) => hasLinks && pasteLink(box.current!, nativeEvent) && typed()}
        onBlur={() => range || commit()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      {range && <LinkForm range={range} done={done} />}
      {hasLinks && !range && (
        <button
          type="button"
          className="quiet"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setRange(selectionIn(box.current!) ?? endOf(box.current!))}
        >
          Link
        </button>
      )}
    </>
  );
}

function endOf(element: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.collapse(false);
  return range;
}
