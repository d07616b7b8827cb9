import type { Hit, Task } from '../../shared/messages.ts';
import { missingWordCounter } from '../../shared/plain-words.ts';
import { MAX_HITS } from '../../shared/constants.ts';
import { ButtonList, type ListedButton } from '../parts/button-list.tsx';
import { listedFile, openSheet } from '../open-sheet.ts';
import { Labeled } from '../parts/labeled.tsx';
import { useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { updateState } from '../state.ts';

/** Shows the mistakes: while a file is broken, there is nothing else to list. */
const showMistakes = (status: string) =>
  updateState({ status, pendingWork: 'other', sheet: { kind: 'drafts' } });

/** Lists an owner's tasks and all files, and finds any text by its words. */
export function TasksSheet({ typed = '', query = '' }: { typed?: string; query?: string }) {
  const overview = useAnswer('overview', {}, { onError: showMistakes });
  const hits = useAnswer('search', { query });
  const missingIn = missingWordCounter(query);
  const all = overview?.tasks;
  const missing = all?.map(({ title, hint }) => missingIn(`${title} ${hint}`)) ?? [];
  const least = Math.min(...missing);
  const nearest = all?.filter((_, index) => missing[index] === least).map(listedTask);
  const tasks = nearest && least > 0 ? [] : nearest;
  const isCut = hits?.length === MAX_HITS;
  const count = hits && nearest && hits.length + tasks!.length;
  // In the state, so that it outlives a reload.
  const show = (words: { typed: string; query: string }) =>
    updateState({ sheet: { kind: 'tasks', ...words } });
  return (
    <Sheet title="What do you want to do?">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          show({ typed, query: typed.trim() });
        }}
      >
        <Labeled title="Find words on the site, or a task">
          {(inputProps) => (
            <div className="row">
              <input
                {...inputProps}
                type="search"
                required
                value={typed}
                onChange={({ target: { value } }) => show({ typed: value, query: value && query })}
              />
              <button>Find</button>
            </div>
          )}
        </Labeled>
      </form>
      {query && count !== undefined && (
        <p role="status">
          {count === 0 ? 'Nothing has these words.' : `Found: ${count}${isCut ? ' or more' : ''}`}
        </p>
      )}
      <ButtonList items={tasks} />
      {query ? (
        <>
          <ButtonList items={hits?.map(listedHit)} />
          {nearest && nearest !== tasks && (
            <>
              <p>Or do you mean one of these tasks?</p>
              <ButtonList items={nearest} />
            </>
          )}
        </>
      ) : (
        <details>
          <summary>All parts of the site</summary>
          <div>
            <ButtonList items={overview?.files.map(listedFile)} />
          </div>
        </details>
      )}
    </Sheet>
  );
}

const listedTask = ({ title, hint, opens, pagePath }: Task): ListedButton => ({
  title,
  note: hint,
  onPress: () => {
    if (typeof opens === 'string') openSheet({ kind: opens }, pagePath);
    else if ('folder' in opens) openSheet({ kind: 'folder', ...opens, title }, pagePath);
    else openSheet({ kind: 'form', fieldRef: opens }, pagePath);
  },
});

const listedHit = ({ ref, title, text, pagePath }: Hit): ListedButton => ({
  title: text,
  note: title,
  onPress: () => openSheet({ kind: 'form', fieldRef: ref }, pagePath),
});
