import { ButtonList } from '../parts/button-list.tsx';
import { KeptWords } from './kept-words.tsx';
import { Button } from '../parts/button.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { showResultOf } from '../save.ts';
import { ask } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { unsavedWords } from '../unsaved-words.ts';
import { openForm, useEditorState } from '../state.ts';

/** Lists unsaved words and drafts, and the mistakes in drafts or in the files on disk. */
export function DraftsSheet() {
  const { drafts, mistakes } = useEditorState();
  const unsaved = unsavedWords();
  return (
    <Sheet title={drafts.length + unsaved.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      {unsaved.length > 0 && (
        <p>These words could not be saved. Copy them to where they belong, or discard them.</p>
      )}
      {unsaved.map((words) => (
        <KeptWords key={JSON.stringify(words)} {...words} />
      ))}
      {drafts.length > 0 && <p>Correct what is wrong. Then your site shows these changes.</p>}
      {drafts.length + unsaved.length === 0 && <p>Visitors still see the site as it was.</p>}
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
