import { useState } from 'react';
import { NOT_FOUND_PATH } from '../../../generator/portable.ts';
import { Button } from './button.tsx';
import { Choices } from './choices.tsx';
import { Labeled, LabeledInput } from './labeled.tsx';
import { addressIn, linkAround, setLink } from './text-links.ts';
import { SentForm } from './sent-form.tsx';
import { usePages } from './use-pages.ts';

/** Asks where the link at a place of a text leads. */
export function LinkForm({ range, onDone }: { range: Range; onDone: () => void }) {
  const pages = usePages().filter(({ value }) => value !== NOT_FOUND_PATH);
  const current = linkAround(range)?.dataset.link;
  const [typed, setTyped] = useState(current ?? '');
  const page = pages.find(({ value }) => value === typed);
  const make = async () => {
    const address =
      page?.value ??
      (typed === current ? current : (addressIn(typed) ?? addressIn(`https://${typed.trim()}`)));
    if (address === undefined)
      throw new Error(
        'Choose a page, or write an address without spaces, such as https://example.com, ' +
          'or an e-mail address.',
      );
    setLink(range, address, page?.title ?? typed);
    onDone();
  };
  return (
    <SentForm onSend={make} onEscape={onDone}>
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
      />
      <div className="row">
        <button className="strong">Make the link</button>
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
    </SentForm>
  );
}
