import { useState, type ReactNode } from 'react';
import type { Hit } from '../api.ts';
import { placeOf } from './fields.ts';
import { ask, attempt } from './server.ts';
import { Sheet } from './sheet.tsx';
import { update } from './state.ts';

/** Finds any text of the site. */
export function SearchSheet(): ReactNode {
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  return (
    <Sheet title="Search">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => setHits(await ask('search', { words })));
        }}
      >
        <div className="field">
          <label htmlFor="search-words">Words on the site</label>
          <input id="search-words" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </div>
        <button className="strong">Search</button>
      </form>
      <p role="status">{hits && (hits.length === 0 ? 'Nothing has these words.' : `Found: ${hits.length}`)}</p>
      <ul>
        {hits?.map(({ ref, title, text, page }) => (
          <li key={placeOf(ref)}>
            <button type="button" className="plain" onClick={() => update({ view: { kind: 'form', ref } })}>
              {text}
              <small>{title}</small>
            </button>
            {page !== undefined && <a href={page}>{page}</a>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
