import { useEffect, useState, type PointerEvent, type ReactNode } from 'react';
import type { PhotoPlace } from '../api.ts';
import { ask, attempt, formOf, refresh, saidOf } from './server.ts';
import { fieldAt } from './fields.ts';
import { Sheet } from './sheet.tsx';
import { say, update } from './state.ts';

type Chosen = { url: string; data: string; focus: { x: number; y: number } };

/** A photo by choice, drop or paste, for a place on the page. It is cropped around a point that one drags, or moves with the arrow keys. */
export function PhotoSheet({ slot }: { slot: string }): ReactNode {
  const [place, setPlace] = useState<PhotoPlace>();
  const [chosen, setChosen] = useState<Chosen>();
  const [words, setWords] = useState('');
  useEffect(
    () =>
      attempt(async () => {
        const found = (await ask('photos', { page: location.pathname })).find((one) => one.slot === slot);
        setPlace(found);
        if (found?.alt) setWords(String(fieldAt((await formOf(found.alt.file)).field, found.alt.path)?.value ?? ''));
      }),
    [slot],
  );
  const take = (files: FileList | null): void => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return say('This is not a picture. Choose a jpg, png, webp or avif file.');
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = String(reader.result);
      setChosen({ url, data: url.slice(url.indexOf(',') + 1), focus: { x: 0.5, y: 0.5 } });
    });
    reader.readAsDataURL(file);
  };
  const done = async (work: ReturnType<typeof ask<'photo'>>): Promise<void> => {
    const answer = await work;
    await refresh();
    say(saidOf(answer));
    update({ view: undefined });
  };
  const put = ({ data, focus }: Chosen): void => {
    const { width = 0, height = 0 } = document.querySelector(`[data-edit-photo="${CSS.escape(slot)}"]`)?.getBoundingClientRect() ?? {};
    const alt = place?.alt && { ref: place.alt, words };
    attempt(() => done(ask('photo', { slot, data, focus, alt, ...(height > 0 && { shape: width / height }) })));
  };
  return (
    <Sheet title={place?.title ?? 'Photo'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The input inside does the same. */}
      <div
        className="drop"
        role="group"
        aria-label="A new photo"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => (event.preventDefault(), take(event.dataTransfer.files))}
        onPaste={(event) => event.clipboardData.files.length > 0 && take(event.clipboardData.files)}
      >
        <div className="field">
          <label htmlFor="photo-file">Choose a photo, or drop or paste it here</label>
          <input id="photo-file" type="file" accept="image/*" onChange={({ target }) => take(target.files)} />
        </div>
        <p className="note">{place?.file === undefined ? 'Now there is the drawing.' : `Now: ${place.file}`}</p>
      </div>
      {chosen && (
        <form onSubmit={(event) => (event.preventDefault(), put(chosen))}>
          <FocusPoint chosen={chosen} move={(focus) => setChosen({ ...chosen, focus })} />
          {place?.alt && (
            <div className="field">
              <label htmlFor="photo-words">What it shows, for people who cannot see it</label>
              <input id="photo-words" value={words} required onChange={({ target }) => setWords(target.value)} />
            </div>
          )}
          <div className="row">
            <button className="strong">Use this photo</button>
            <button type="button" onClick={() => setChosen(undefined)}>
              Leave it
            </button>
          </div>
        </form>
      )}
      {place?.file !== undefined && (
        <button type="button" onClick={() => attempt(() => done(ask('remove-photo', { slot })))}>
          Remove the photo
        </button>
      )}
    </Sheet>
  );
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const within = (part: number): number => Math.min(1, Math.max(0, part));

/** The point of a picture that stays in view when it is cropped. */
function FocusPoint({ chosen: { url, focus }, move }: { chosen: Chosen; move: (focus: Chosen['focus']) => void }): ReactNode {
  const drag = ({ buttons, currentTarget, clientX, clientY }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const percent = (part: number): string => `${Math.round(part * 100)}%`;
  return (
    <>
      <p id="focus-hint">Drag the ring to what must stay in view, or move it with the arrow keys.</p>
      <div className="crop" onPointerDown={drag} onPointerMove={drag}>
        <img src={url} alt="" draggable={false} />
        <span
          role="slider"
          tabIndex={0}
          aria-label="What must stay in view"
          aria-describedby="focus-hint"
          aria-valuenow={Math.round(focus.x * 100)}
          aria-valuetext={`${percent(focus.x)} from the left, ${percent(focus.y)} from the top`}
          style={{ left: percent(focus.x), top: percent(focus.y) }}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (!step) return;
            event.preventDefault();
            move({ x: within(focus.x + step[0]), y: within(focus.y + step[1]) });
          }}
        />
      </div>
    </>
  );
}
