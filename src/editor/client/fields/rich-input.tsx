import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ValueField } from '../../shared/messages.ts';
import { Button } from '../parts/button.tsx';
import type { LabeledProps } from '../parts/labeled.tsx';
import { LinkForm } from '../parts/link-form.tsx';
import { pasteLink, selectionIn } from '../parts/text-links.ts';
import { asNodes, showFacts, typedText } from '../parts/text-nodes.ts';

type RichInputProps = {
  field: ValueField;
  inputProps: Parameters<LabeledProps['children']>[0];
  /** Replaces the text in the input if it differs. */
  text: string;
  isUnsaved: boolean;
  onType: (text: string) => void;
  /** Gets the number of letters in sight. */
  onLength: (length: number) => void;
  saveText: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A text with its links as links and its facts with their values. */
export function RichInput(props: RichInputProps) {
  const { inputProps, text, isUnsaved, onType, onLength, saveText, onKeyDown } = props;
  const { title, hasLinks } = props.field;
  const box = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typedText(current) === text) return;
    current.replaceChildren(...asNodes(text));
    const count = () => onLength(current.textContent!.trim().length);
    showFacts(current).then(count, count);
  }, [text, onLength]);
  const onInput = () => {
    onType(typedText(box.current!));
    onLength(box.current!.textContent!.trim().length);
  };
  const finishLink = () => {
    setRange(undefined);
    box.current!.focus();
    onInput();
  };
  return (
    <>
      <div
        {...inputProps}
        ref={box}
        className="rich"
        role="textbox"
        aria-label={title}
        aria-multiline="true"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        data-unsaved={isUnsaved || undefined}
        onInput={onInput}
        onPaste={({ nativeEvent }) => hasLinks && pasteLink(box.current!, nativeEvent) && onInput()}
        onBlur={() => range || saveText()}
        onClick={({ target }) => leaveChip(target as Element)}
        onKeyDown={onKeyDown}
      />
      {range && <LinkForm range={range} onDone={finishLink} />}
      {hasLinks && !range && (
        <Button
          label="Link"
          variant="quiet"
          keepsCaret
          onPress={() => setRange(selectionIn(box.current!) ?? endOf(box.current!))}
        />
      )}
    </>
  );
}

/** Moves the caret out of a fact, where no key would work. */
function leaveChip(target: Element): void {
  const chip = target.closest('[data-fact]');
  if (chip)
    getSelection()?.setPosition(
      chip.parentNode,
      [...chip.parentNode!.childNodes].indexOf(chip) + 1,
    );
}

function endOf(element: HTMLElement): Range {
  const range = new Range();
  range.selectNodeContents(element);
  range.collapse(false);
  return range;
}
