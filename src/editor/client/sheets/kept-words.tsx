import type { UnsavedWords } from '../../shared/messages.ts';
import { refreshState } from '../ask.ts';
import { openWhereShown } from '../open-sheet.ts';
import { Button } from '../parts/button.tsx';
import { discardUnsavedWords } from '../unsaved-words.ts';
import { showStatus } from '../state.ts';

/** Words that could not be saved, and why, until the owner discards them. */
export function KeptWords(unsaved: UnsavedWords) {
  const { ref, where, words, why } = unsaved;
  return (
    <>
      <p>{where}</p>
      <blockquote className="boxed">{words || 'Nothing'}</blockquote>
      <p className="note">{why}</p>
      <div className="row">
        <Button label="Go there" itemTitle={where} onPress={() => openWhereShown(ref)} />
        <Button
          label="Discard my words"
          itemTitle={where}
          onPress={() => {
            discardUnsavedWords(unsaved);
            showStatus('Done.');
            return refreshState();
          }}
        />
      </div>
    </>
  );
}
