import { useEffect, type ComponentType } from 'react';
import { FolderSheet } from './sheets/folder-sheet.tsx';
import { FormSheet } from './sheets/form-sheet.tsx';
import { StandInsSheet } from './sheets/stand-ins-sheet.tsx';
import { TasksSheet } from './sheets/tasks-sheet.tsx';
import { EditTargetsSheet } from './sheets/edit-targets-sheet.tsx';
import { keepInSight } from './page/page-events.ts';
import { EDITABLE } from './page-elements.ts';
import { PageSheet } from './sheets/page-sheet.tsx';
import { PhotoSheet } from './sheets/photo-sheet.tsx';
import { PublishSheet } from './sheets/publish-sheet.tsx';
import { state, updateState, useEditorState, type SheetContent } from './state.ts';
import { Toolbar } from './toolbar.tsx';
import { DraftsSheet } from './sheets/drafts-sheet.tsx';
import { TypingBubble } from './page/typing-bubble.tsx';

const SHEETS: {
  [Kind in SheetContent['kind']]: ComponentType<Extract<SheetContent, { kind: Kind }>>;
} = {
  form: FormSheet,
  'edit-targets': EditTargetsSheet,
  tasks: TasksSheet,
  page: PageSheet,
  photos: PageSheet,
  drafts: DraftsSheet,
  publish: PublishSheet,
  'stand-ins': StandInsSheet,
  photo: PhotoSheet,
  folder: FolderSheet,
};

/** All that the editor shows beside the page itself. */
export function EditorApp() {
  const { sheet, isEditing, scrollTarget } = useEditorState();
  // The page makes room for the sheet.
  useEffect(
    () => void document.documentElement.toggleAttribute('data-edit-sheet', sheet !== undefined),
    [sheet],
  );
  useEffect(() => {
    document.documentElement.dataset.editing = String(isEditing);
    if (isEditing) addTabStops();
  }, [isEditing]);
  useEffect(() => {
    const target = scrollTarget === undefined ? null : document.querySelector(scrollTarget);
    // The last words of a long review are hidden.
    const shown = target?.closest(':not([hidden])');
    if (!shown) return;
    let fold = shown.closest('details');
    for (; fold; fold = fold.parentElement!.closest('details')) fold.open = true;
    shown.scrollIntoView({ block: 'nearest' });
    if (state().isSheetOnLeft === undefined) keepInSight(shown);
    updateState({ scrollTarget: undefined });
  }, [scrollTarget]);
  const Shown = sheet && (SHEETS[sheet.kind] as ComponentType<SheetContent>);
  return (
    <aside aria-label="Editor">
      <Toolbar />
      {/* A photo that was chosen for one place is not for another. */}
      {Shown && <Shown key={'slot' in sheet ? sheet.slot : sheet.kind} {...sheet} />}
      <TypingBubble />
    </aside>
  );
}

/** Names a drawing that screen readers skip, once it can be pressed. */
const LABEL_OF_DRAWING = { ariaHidden: null, role: 'img', ariaLabel: 'Drawing', alt: 'Drawing' };

/** Lets Tab reach each text and picture, as a click edits it. */
function addTabStops(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>(EDITABLE)) {
    // Visually hidden text has no place for an edit.
    if (element.tabIndex >= 0 || element.getBoundingClientRect().width <= 1) continue;
    element.tabIndex = 0;
    const { ariaHidden, alt } = element as HTMLImageElement;
    if (ariaHidden === 'true' || alt === '') Object.assign(element, LABEL_OF_DRAWING);
  }
}
