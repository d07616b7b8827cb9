import { useEffect, type ReactNode } from 'react';
import { ConflictSheet } from './conflict-sheet.tsx';
import { DraftsSheet } from './drafts-sheet.tsx';
import { FolderSheet } from './folder-sheet.tsx';
import { FormSheet } from './form-sheet.tsx';
import { JobsSheet, MissingSheet } from './jobs-sheet.tsx';
import { OffersSheet } from './offers-sheet.tsx';
import { PageParts } from './page-parts.tsx';
import { pageFile } from './page-refs.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { isStartPage, useEditor, type View } from './state.ts';
import { Toolbar } from './toolbar.tsx';
import { TypingBubble } from './typing-bubble.tsx';

const Frame = isStartPage ? 'div' : 'aside';

/** All that the editor shows beside the page itself. */
export function EditorApp(): ReactNode {
  const { view } = useEditor();
  // The page makes room for the sheet.
  useEffect(() => void document.documentElement.toggleAttribute('data-edit-sheet', view !== undefined), [view]);
  return (
    <Frame aria-label={isStartPage ? undefined : 'Editor'}>
      <Toolbar />
      {view && <ShownView view={view} />}
      <TypingBubble />
    </Frame>
  );
}

function ShownView({ view }: { view: View }): ReactNode {
  switch (view.kind) {
    case 'form':
      return <FormSheet place={view.ref} fact={view.fact} begin={view.begin} />;
    case 'page':
      return <PageSheet />;
    case 'offers':
      return <OffersSheet text={view.text} exact={view.exact} refs={view.refs} />;
    case 'folder':
      return <FolderSheet folder={view.folder} title={view.title} />;
    case 'photo':
      return <PhotoSheet of={view.of} />;
    case 'conflict':
      return <ConflictSheet view={view} />;
    case 'jobs':
      return <JobsSheet />;
    case 'drafts':
      return <DraftsSheet />;
    case 'missing':
      return <MissingSheet />;
    case 'publish':
      return <PublishSheet />;
  }
}

/** The form of the page that is open. */
function PageSheet(): ReactNode {
  const file = pageFile();
  if (file === undefined) return <Sheet title="This page">This page has no file of its own.</Sheet>;
  return (
    <FormSheet place={{ file, path: [] }}>
      <PageParts />
    </FormSheet>
  );
}
