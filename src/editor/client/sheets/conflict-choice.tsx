import { Fragment } from 'react';
import type { Conflict } from '../../protocol/messages.ts';
import { refreshState } from '../ask.ts';
import { Button } from '../button.tsx';
import { save } from '../save.ts';
import { showStatus, updateConflicts } from '../state.ts';

/** Both versions of what was changed here and elsewhere. It waits until the owner chooses. */
export function ConflictChoice(conflict: Conflict) {
  const { request, differences } = conflict;
  const itemTitle = differences[0]?.where;
  const settle = () => {
    const settled = JSON.stringify(conflict);
    updateConflicts((all) => all.filter((other) => JSON.stringify(other) !== settled));
  };
  const useTheirs = () => {
    settle();
    showStatus(request ? 'Their version is kept.' : 'Done.');
    return refreshState();
  };
  return (
    <>
      <p>
        {request
          ? 'Another window or program saved this after you started. Which one do you want to keep?'
          : 'Another window or program removed this. Copy your words if you still need them.'}
      </p>
      {differences.map(({ where, was = 'Nothing', now = 'Nothing' }, index) => (
        <Fragment key={index}>
          <p>{where}</p>
          {request && <h3>Theirs</h3>}
          {request && <blockquote className="boxed">{was}</blockquote>}
          <h3>Yours</h3>
          <blockquote className="boxed">{now}</blockquote>
        </Fragment>
      ))}
      <div className="row">
        <Button
          label={request ? 'Use theirs' : 'Discard my words'}
          itemTitle={itemTitle}
          onPress={useTheirs}
        />
        {request && (
          <Button
            label="Use yours"
            itemTitle={itemTitle}
            onPress={() => {
              settle();
              return save(request).catch((error: unknown) => {
                updateConflicts((all) => [...all, conflict]);
                throw error;
              });
            }}
          />
        )}
      </div>
    </>
  );
}
