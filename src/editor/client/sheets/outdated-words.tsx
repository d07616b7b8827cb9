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
      <p>
        Another program or window changed this part of the site after you started, so your words are
        not saved. Copy them to where they belong, or discard them.
      </p>
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
