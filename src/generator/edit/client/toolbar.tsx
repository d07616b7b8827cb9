import { useEffect, useRef, type ReactNode } from 'react';
import { attempt, step } from './server.ts';
import { isStartPage } from './start-page.ts';
import { update, useEditor, type View } from './state.ts';

const VIEWS = [
  { kind: 'jobs', title: 'Jobs' },
  { kind: 'search', title: 'Search' },
  { kind: 'page', title: 'This page' },
  { kind: 'publish', title: 'Publish' },
] as const;

/** Always in view, above the page, which begins below it. */
export function Toolbar(): ReactNode {
  const { isEditing, view, undo, redo, drafts, said, isOffline } = useEditor();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--edit-bar', `${entry!.borderBoxSize[0]!.blockSize}px`);
    });
    watch.observe(bar.current!);
    return () => watch.disconnect();
  }, []);
  const toggle = (kind: (View & { kind: 'jobs' | 'drafts' | 'search' | 'page' | 'publish' })['kind']) => () =>
    update({ view: view?.kind === kind && !isStartPage ? undefined : { kind } });
  const hint = isEditing
    ? 'Click a text to change it, or go to it with Tab and press Enter.'
    : 'Links work as for visitors. Edit lets you change texts.';
  const Frame = isStartPage ? 'header' : 'div';
  return (
    <Frame>
      <div className="toolbar" role="toolbar" aria-label="Editor" ref={bar}>
        {!isStartPage && (
          <button type="button" aria-pressed={isEditing} onClick={() => update({ isEditing: !isEditing, view: undefined })}>
            Edit
          </button>
        )}
        {VIEWS.filter(({ kind }) => !isStartPage || kind !== 'page').map(({ kind, title }) => (
          <button type="button" key={kind} aria-expanded={view?.kind === kind} onClick={toggle(kind)}>
            {title}
          </button>
        ))}
        <button type="button" disabled={undo === undefined} title={undo} onClick={() => attempt(() => step('undo'))}>
          Undo
        </button>
        <button type="button" disabled={redo === undefined} title={redo} onClick={() => attempt(() => step('redo'))}>
          Redo
        </button>
        {drafts.length > 0 && (
          <button type="button" aria-expanded={view?.kind === 'drafts'} onClick={toggle('drafts')}>
            Not saved: {drafts.length}
          </button>
        )}
        <p className={said ? 'hint said' : 'hint'} role="status">
          {said || (isStartPage ? '' : hint)}
        </p>
        {isOffline && (
          <p className="offline" role="alert">
            The editor does not answer. What you typed is kept here, and saved as soon as it answers.
          </p>
        )}
      </div>
    </Frame>
  );
}
