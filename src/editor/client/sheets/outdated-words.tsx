import type { OutdatedChange } from '../../shared/messages.ts';
import { refreshState } from '../ask.ts';
import { Button } from '../parts/button.tsx';
import { discardOutdatedChange } from '../outdated-changes.ts';
import { showStatus } from '../state.ts';

/** The words of an outdated change, until the owner discards them. */
export function OutdatedWords(change: OutdatedChange) {
  const { where, words } = change;
  return (
    <>
      <p>{where}</p>
      <blockquote className="boxed">{words || 'Nothing'}</blockquote>
      <Button
        label="Discard my words"
        itemTitle={where}
        onPress={() => {
          discardOutdatedChange(change);
          showStatus('Done.');
          return refreshState();
        }}
      />
    </>
  );
}
