import { useState } from 'react';
import { Button } from './button.tsx';
import { Choices } from './choices.tsx';
import { Labeled, LabeledInput } from './labeled.tsx';
import { onEnter } from './on-enter.ts';
import { addressIn, linkAround, setLink } from './text-links.ts';
import { showStatus } from './state.ts';
import { usePages } from './use-pages.ts';

/** What to choose besides the pages. */
const OTHERS = [
  { value: '', title: 'Choose a page' },
  { value: 'other', title: 'Another address' },
];

/** Asks where the link at a place of a text leads. */
export function LinkForm({ range, onDone }: { range: Range; onDone: () => void }) {
  const pages = usePages();
  const current = linkAround(range)?.dataset.link;
  const [chosen, setChosen] = useState(current);
  const [typed, setTyped] = useState(current ?? '');
  const page = pages.find(({ value }) => value === chosen);
  const isOther = chosen !== undefined && !page;
  const make = (): void => {
    const address = page?.value ?? (typed === current ? current : addressIn(typed));
    if (address === undefined)
      return showStatus(
        'Choose a page, or write an address such as https://example.com or an e-mail.',
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
            value={isOther ? 'other' : (chosen ?? '')}
            choices={[...OTHERS, ...pages]}
            onChoose={setChosen}
          />
        )}
      </Labeled>
      {isOther && (
        <LabeledInput
          title="Address"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onEnter(make)}
        />
      )}
      <div className="row">
        <Button label="Make the link" variant="strong" onPress={make} />
        {current !== undefined && (
          <Button
            label="Only words"
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
