import { useEffect, type ReactNode } from 'react';
import { ConflictSheet } from './conflict-sheet.tsx';
import { DraftsSheet } from './drafts-sheet.tsx';
import { FormSheet } from './form-sheet.tsx';
import { cancel, commit, typedIn } from './in-place.ts';
import { FolderSheet, JobsSheet, MissingSheet } from './jobs-sheet.tsx';
import { countOf } from './labelled.tsx';
import { OffersSheet } from './offers-sheet.tsx';
import { offersFor } from './page-refs.ts';
import { PageSheet } from './page-sheet.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { attempt } from './server.ts';
import { isStartPage } from './start-page.ts';
import { update, useEditor, type View } from './state.ts';
import { Toolbar } from './toolbar.tsx';

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
      <Bubble />
    </Frame>
  );
}

function ShownView({ view }: { view: View }): ReactNode {
  switch (view.kind) {
    case 'form':
      return <FormSheet place={view.ref} fact={view.fact} begin={view.begin} />;
    case 'offers':
      return <OffersSheet text={view.text} exact={view.exact} refs={view.refs} />;
    case 'folder':
      return <FolderSheet folder={view.folder} title={view.title} />;
    case 'photo':
      return <PhotoSheet slot={view.slot} />;
    case 'conflict':
      return <ConflictSheet view={view} />;
    case 'jobs':
      return <JobsSheet />;
    case 'search':
      return <SearchSheet />;
    case 'page':
      return <PageSheet />;
    case 'drafts':
      return <DraftsSheet />;
    case 'missing':
      return <MissingSheet />;
    case 'publish':
      return <PublishSheet />;
  }
}

/** The limits and mistakes beside the text that is edited in its place. */
function Bubble(): ReactNode {
  const { typing } = useEditor();
  if (!typing) return null;
  const { title, length, mistakes, top, left } = typing;
  return (
    // A press on its buttons leaves the caret in the text.
    <div className="bubble" role="group" aria-label={title} style={{ top, left }} onPointerDown={(event) => event.preventDefault()}>
      <p className="note">
        {title}: {countOf(length, typing)}
      </p>
      <div role="alert">
        {mistakes.map(({ message }) => (
          <p className="wrong" key={message}>
            {message}
          </p>
        ))}
      </div>
      <div className="row">
        <button type="button" className="strong" tabIndex={-1} onClick={() => attempt(commit)}>
          Save (Enter)
        </button>
        <button type="button" tabIndex={-1} onClick={cancel}>
          Cancel (Esc)
        </button>
        <button type="button" tabIndex={-1} onClick={more}>
          More
        </button>
      </div>
    </div>
  );
}

/** Offers what else may be meant by the text that is edited. */
function more(): void {
  const element = typedIn();
  cancel();
  if (element) update({ view: { ...offersFor(element), exact: '' } as View });
}
