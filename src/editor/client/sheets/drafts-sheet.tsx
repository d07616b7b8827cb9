import { ButtonList } from '../parts/button-list.tsx';
import { OutdatedWords } from './outdated-words.tsx';
import { Button } from '../parts/button.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { showResultOf } from '../save.ts';
import { ask } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { outdatedChanges } from '../outdated-changes.ts';
import { openForm, useEditorState } from '../state.ts';

/** Lists outdated changes and drafts, and the mistakes in drafts or in the files on disk. */
export function DraftsSheet() {
  const { drafts, mistakes } = useEditorState();
  const outdated = outdatedChanges();
  return (
    <Sheet title={drafts.length + outdated.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      {outdated.length > 0 && (
        <p>
          Another program or window changed this part of the site after you started, so your words
          are not saved. Copy them to where they belong, or discard them.
        </p>
      )}
      {outdated.map((change) => (
        <OutdatedWords key={JSON.stringify(change)} {...change} />
      ))}
      {drafts.length > 0 && <p>Correct what is wrong. Then your site shows these changes.</p>}
      {drafts.length + outdated.length === 0 && <p>Visitors still see the site as it was.</p>}
      <Mistakes mistakes={mistakes} />
      <ButtonList
        items={drafts.map(({ file, title, changes }) => ({
          title,
          note: changes,
          onPress: () => openForm({ file, path: [] }),
          actions: (
            <Button
              label="Discard my changes"
              variant="quiet"
              itemTitle={title}
              onPress={() => showResultOf(ask('discard-draft', { file }), 'Done')}
            />
          ),
        }))}
      />
    </Sheet>
  );
}
