import { useEffect, useRef, type ReactNode } from 'react';
import { redo, undo } from './save.ts';
import { ask, attempt, refresh } from './server.ts';
import { publishWords } from './publish-sheet.tsx';
import { update, useEditor } from './state.ts';

/** Always in view, above the page, which begins below it. */
export function Toolbar(): ReactNode {
  const {
    isEditing,
    view,
    undo: lastDone,
    redo: lastUndone,
    drafts,
    mistakes,
    publishing,
    status,
    isOffline,
    typed,
  } = useEditor();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty(
        '--edit-bar',
        `${entry!.borderBoxSize[0]!.blockSize}px`,
      );
    });
    watch.observe(bar.current!);
    return () => watch.disconnect();
  }, []);
  const isOnItsWay = publishing.kind === 'on-its-way';
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const look = async (): Promise<void> => {
      const now = await ask('state', {});
      update({ publishing: now.publishing });
      if (now.publishing.kind !== 'on-its-way') await refresh();
    };
    const timer = setInterval(() => attempt(look), 1000);
    return () => clearInterval(timer);
  }, [isOnItsWay]);
  const viewButton = (kind: 'jobs' | 'page' | 'publish' | 'drafts', title: string): ReactNode => {
    const isOpen = view?.kind === kind;
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => update({ view: isOpen ? undefined : { kind }, isLeft: false, status: '' })}
      >
        {title}
      </button>
    );
  };
  const stepButton = (title: string, step: () => Promise<unknown>, label?: string): ReactNode => (
    <button
      type="button"
      disabled={label === undefined}
      title={label}
      onClick={() => attempt(step)}
    >
      {title}
    </button>
  );
  const hint = isEditing
    ? matchMedia('(pointer: coarse)').matches
      ? 'Tap any words to change them.'
      : 'Click any words to change them, or go to them with Tab and press Enter. Space unfolds a line.'
    : 'Links work as for visitors. Press Edit to change words.';
  return (
    <div className="toolbar" role="toolbar" aria-label="Editor" ref={bar}>
      <button
        type="button"
        aria-pressed={isEditing}
        onClick={() => update({ isEditing: !isEditing, view: undefined, status: '' })}
      >
        Edit
      </button>
      {viewButton('jobs', 'Tasks')}
      {viewButton('page', 'This page')}
      {viewButton('publish', publishWords(publishing))}
      {stepButton('Undo', undo, lastDone)}
      {stepButton('Redo', redo, lastUndone)}
      {drafts.length > 0 && viewButton('drafts', `Not saved: ${drafts.length}`)}
      {drafts.length === 0 &&
        mistakes.length > 0 &&
        viewButton('drafts', `Mistakes: ${mistakes.length}`)}
      <p className="hint" role="status">
        {status || hint}
      </p>
      {typed && typed.page !== location.pathname && (
        <a href={typed.page}>{`Not saved: what you typed on ${typed.page}`}</a>
      )}
      {isOffline && (
        <p className="hint" role="alert">
          The editor does not answer. Is it still running? What you typed is kept here, and saved as
          soon as it answers.
        </p>
      )}
    </div>
  );
}
