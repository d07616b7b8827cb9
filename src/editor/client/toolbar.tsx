import { Button } from './parts/button.tsx';
import { isPageBroken } from './page-elements.ts';
import { isOpening, saveEdit, untilOpened } from './page/in-place.ts';
import { redo, undo } from './save.ts';
import { showErrorOf } from './ask.ts';
import { publishWords } from './sheets/publish-sheet.tsx';
import { unsavedWords } from './unsaved-words.ts';
import { type EditorState, updateState, useEditorState } from './state.ts';

const offlineWords = ({ unansweredChanges, typed }: EditorState): string =>
  'The editor does not answer. ' +
  (unansweredChanges.length > 0 ? 'Trying again… ' : '') +
  'If it has ended, start it again. Until then, no text opens.' +
  (typed || unansweredChanges.length > 0 ? ' What you typed is kept, and saved then.' : '');

/** Always in view. Only the status takes the room that is left, so buttons never change places. */
export function Toolbar() {
  const state = useEditorState();
  const { isEditing, drafts, mistakes, publishing, status, isOffline } = state;
  const role = isOffline ? 'alert' : 'status';
  const unsavedCount = drafts.length + unsavedWords().length;
  const draftsTitle =
    (unsavedCount > 0 && `Not saved: ${unsavedCount}`) ||
    (mistakes.length > 0 && `Mistakes: ${mistakes.length}`);
  return (
    // The focus may have left a text for the form of its link, which then waits for this.
    <div
      className="toolbar"
      role="toolbar"
      aria-label="Editor"
      onClickCapture={() => showErrorOf(saveEdit)}
    >
      <Button
        label="Edit"
        aria-pressed={isEditing}
        onPress={async () => {
          // The next page saves what was typed.
          await untilOpened();
          updateState({ isEditing: !isEditing, sheet: undefined, status: '' });
          // The next page has no tab stops and no names of drawings.
          if (isEditing) location.reload();
        }}
      />
      <SheetButton kind="tasks" title="Tasks" />
      <SheetButton kind="page" title="This page" />
      <Button
        label="Undo"
        className="undo"
        disabled={!state.undoSummaries.undo}
        title={state.undoSummaries.undo}
        onPress={undo}
      />
      <Button
        label="Redo"
        disabled={!state.undoSummaries.redo}
        title={state.undoSummaries.redo}
        onPress={redo}
      />
      <SheetButton kind="publish" title={publishWords(publishing)} />
      {draftsTitle && <SheetButton kind="drafts" title={draftsTitle} />}
      <p className="status" role={role} key={role} tabIndex={-1}>
        {(isOffline && offlineWords(state)) ||
          (isOpening() && 'Opening…') ||
          status ||
          publishing.step ||
          hintOf(isEditing)}
      </p>
    </div>
  );
}

function SheetButton({
  kind,
  title,
}: {
  kind: 'tasks' | 'page' | 'publish' | 'drafts';
  title: string;
}) {
  const isOpen = useEditorState().sheet?.kind === kind;
  return (
    <Button
      label={title}
      className={kind}
      aria-expanded={isOpen}
      onPress={() =>
        updateState({ sheet: isOpen ? undefined : { kind }, isSheetOnLeft: false, status: '' })
      }
    />
  );
}

function hintOf(isEditing: boolean): string {
  if (isPageBroken()) return '';
  if (!isEditing) return 'Links work as they do for visitors. Press Edit to change words.';
  return matchMedia('(pointer: coarse)').matches
    ? 'Tap any words to change them.'
    : 'Click any words to change them, or go to them with Tab and press Enter.';
}
