import { useState } from 'react';
import { Button } from './button.tsx';
import { Choices } from './choices.tsx';
import { Labeled, LabeledInput } from './labeled.tsx';
import { onEnter } from './on-enter.ts';
import { addressIn, linkAround, setLink } from './text-links.ts';
import { showStatus } from './state.ts';
import { usePages } from './use-pages.ts';

/** Asks where the link at a place of a text leads. */
export function LinkForm({ range, onDone }: { range: Range; onDone: () => void }) {
  const pages = usePages();
  const current = linkAround(range)?.dataset.link;
  const [typed, setTyped] = useState(current ?? '');
  const page = pages.find(({ value }) => value === typed);
  const make = (): void => {
    const address = page?.value ?? (typed === current ? current : addressIn(typed));
    if (address === undefined)
      return showStatus(
        'Choose a page, or write an address such as https://example.com or an e-mail address.',
      );
    setLink(range, address, page?.title ?? typed);
    onDone();
  };
  return (
    <div role="group" aria-label="Link">
      <Labeled title="Where the link leads">
        {(inputProps) => (
          <Choices
            {...inputProps}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- An owner who asks for a link chooses it next.
            autoFocus
            value={page?.value ?? ''}
            choices={pages}
            onChoose={setTyped}
          />
        )}
      </Labeled>
      <LabeledInput
        title="Or another address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter(make)}
      />
      <div className="row">
        <Button label="Make the link" variant="strong" onPress={make} />
        {current !== undefined && (
          <Button
            label="Remove the link"
            onPress={() => {
              setLink(range, undefined, '');
              onDone();
            }}
          />
        )}
        <Button label="Cancel" onPress={onDone} />
      </div>
    </div>
  );
}
