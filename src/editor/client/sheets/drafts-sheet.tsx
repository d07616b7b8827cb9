import { ButtonList } from './button-list.tsx';
import { Button } from '../button.tsx';
import { Mistakes } from './mistakes.tsx';
import { showResultOf } from '../save.ts';
import { ask } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, useEditorState } from '../state.ts';

/** Lists the drafts, and the mistakes in them or in the files on disk. */
export function DraftsSheet() {
  const { drafts, mistakes } = useEditorState();
  return (
    <Sheet title={drafts.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      <p>
        {drafts.length > 0
          ? 'Correct what is wrong. Then your site shows these changes.'
          : 'Visitors still see the site as it was.'}
      </p>
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
