import type { CSSProperties } from 'react';
import { Button, leaveFocus } from '../parts/button.tsx';
import {
  askForLink,
  cancelEdit,
  saveEdit,
  currentEdit,
  finishLink,
  showEditTargets,
} from './in-place.ts';
import { letterCount } from '../parts/letter-count.ts';
import { Mistakes } from '../parts/mistakes.tsx';
import { LinkForm } from '../parts/link-form.tsx';
import { ShownOn } from '../parts/shown-on.tsx';
import { openPage } from '../ask.ts';
import { linkedPath } from '../page-elements.ts';
import { useEditorState } from '../state.ts';

/** The bubble beside a text that is edited in its place: limits, mistakes and buttons. */
export function TypingBubble() {
  const { status, pendingWork } = useEditorState();
  const edit = currentEdit();
  if (!edit) return null;
  const { element, ref, field, mistakes, nextParagraph, linkRange } = edit;
  const length = element.textContent!.trim().length;
  const link = linkedPath(element);
  const openLink = () => saveEdit().then(() => openPage(link!));
  const actions = [
    { title: 'Save', key: nextParagraph.paragraph ? '' : 'Enter', onPress: saveEdit },
    { title: 'Cancel', key: 'Esc', onPress: cancelEdit },
    ...(field.hasLinks ? [{ title: 'Link', key: 'Ctrl+K', onPress: askForLink }] : []),
    { title: 'More', key: 'Ctrl+M', onPress: showEditTargets },
    ...(link ? [{ title: 'Open the page it leads to', key: '', onPress: openLink }] : []),
  ];
  const lengthWords = `${field.title}: ${letterCount(length, field.limits)}.`;
  const savesWords = `Enter saves it${nextParagraph.paragraph ? ' and starts another' : ''}.`;
  const keysWords = mistakes.length > 0 ? '' : savesWords;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (
    <div
      className="bubble"
      role="group"
      aria-label={field.title}
      // An answer that opened with its question stays in sight.
      style={placeBeside(
        element.closest('summary')?.parentElement ?? element,
        linkRange ? 300 : 160,
      )}
    >
      <p className="note">
        {pendingWork === 'escape'
          ? status
          : `${lengthWords} ${keysWords} ${nextParagraph.whyNot ?? ''}`}
      </p>
      <ShownOn fieldRef={ref} />
      <Mistakes mistakes={mistakes} isBesideField />
      {linkRange ? (
        <LinkForm range={linkRange} onDone={finishLink} />
      ) : (
        <div className="row" onPointerDown={leaveFocus}>
          {actions.map(({ title, key, onPress }) => (
            <Button
              label={isTouched || !key ? title : `${title} (${key})`}
              key={title}
              variant={title === 'Save' ? 'strong' : undefined}
              tabIndex={-1}
              keepsCaret
              onPress={onPress}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Below an element if there is `room` pixels, else above it, or else at the end. */
function placeBeside(element: Element, room: number): CSSProperties {
  const { left, top, bottom } = element.getBoundingClientRect();
  // This height is without a phone's keyboard.
  const { height } = visualViewport!;
  const isAbove = top >= room + 110;
  return {
    ...(bottom + room <= height
      ? { top: bottom + 10 }
      : { bottom: innerHeight - (isAbove ? top - 10 : height) }),
    left: Math.max(8, Math.min(left, innerWidth - 570)),
    maxHeight: height - 120,
  };
}
