import { useState, type ReactNode } from 'react';
import { Choices } from './field-words.tsx';
import { Labelled } from './labelled.tsx';
import { addressIn, linkAround, setLink } from './links.ts';
import { useAnswer } from './server.ts';
import { say } from './state.ts';

const OTHER = 'other';

/** The pages of the site, to choose from. */
export const usePages = (): { value: string; title: string }[] =>
  useAnswer('start', {}, { isKept: true })?.files.flatMap(({ page, title }) =>
    page === undefined ? [] : { value: page, title },
  ) ?? [];

/** Asks where the link at a place of a text leads. */
export function LinkForm({ range, done }: { range: Range; done: () => void }): ReactNode {
  const pages = usePages();
  const now = linkAround(range)?.dataset.link;
  const [chosen, setChosen] = useState(now);
  const [typed, setTyped] = useState(now ?? '');
  const isOther = chosen === OTHER || (chosen !== undefined && !pages.some(isChosen));
  function isChosen({ value }: { value: string }): boolean {
    return value === chosen;
  }
  const make = (): void => {
    const address = isOther && typed !== now ? addressIn(typed) : isOther ? now : chosen;
    if (address === undefined)
      return say('Choose a page, or write an address such as https://example.com or an e-mail.');
    setLink(range, address, pages.find(isChosen)?.title ?? typed);
    done();
  };
  return (
    <div role="group" aria-label="Link">
      <Labelled title="Where the link leads">
        {(tie) => (
          <Choices
            {...tie}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Who asks for a link chooses it next.
            autoFocus
            value={isOther ? OTHER : (chosen ?? '')}
            choices={[
              { value: '', title: 'Choose a page' },
              { value: OTHER, title: 'Another address' },
              ...pages,
            ]}
            choose={setChosen}
          />
        )}
      </Labelled>
      {isOther && (
        <Labelled title="Address">
          {(tie) => (
            <input
              {...tie}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && make()}
            />
          )}
        </Labelled>
      )}
      <div className="row">
        <button type="button" className="strong" onClick={make}>
          Make the link
        </button>
        {now !== undefined && (
          <button type="button" onClick={() => (setLink(range, undefined, ''), done())}>
            Only words
          </button>
        )}
        <button type="button" onClick={done}>
          Cancel
        </button>
      </div>
    </div>
  );
}
