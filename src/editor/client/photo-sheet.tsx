import { useState, type PointerEvent, type ReactNode } from 'react';
import type { Ref } from '../api.ts';
import { cropOf } from '../crop-of.ts';
import { Labelled, submitting } from './labelled.tsx';
import { act } from './save.ts';
import { ask, attempt, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { openForm, say, update } from './state.ts';

type Point = { x: number; y: number };

/** A new photo for a place on the page or for a field that names a photo. */
export function PhotoSheet({ of }: { of: { slot: string } | { field: Ref } }): ReactNode {
  const slot = 'slot' in of ? of.slot : '';
  const place = useAnswer(
    'photos',
    'field' in of ? { field: of.field } : { page: location.pathname },
  )?.find((one) => one.slot === slot);
  const [url, setUrl] = useState<string>();
  const [focus, setFocus] = useState<Point>({ x: 0.5, y: 0.5 });
  /** A photo is cropped to what it takes the place of. */
  const taken = document.querySelector(`[data-edit-photo="${CSS.escape(slot)}"]`);
  const take = (file: Blob | undefined): void => {
    if (!file?.type.startsWith('image/'))
      return say('This is not a picture. Choose a jpg, png, webp or avif file.');
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(String(reader.result)));
    reader.readAsDataURL(file);
  };
  const done = async (asked: ReturnType<typeof ask<'photo'>>): Promise<void> => {
    const answer = await act(asked);
    if (answer?.kind !== 'saved') return;
    if ('field' in of) openForm({ file: of.field.file, path: of.field.path.slice(0, -1) });
    else update({ view: undefined });
  };
  const { width = 0, height = 0 } = taken?.getBoundingClientRect() ?? {};
  const shape = height > 0 ? width / height : undefined;
  const put = (data: string, words: string): Promise<void> =>
    done(ask('photo', { ...of, data, focus, words, ...(shape && { shape }) }));
  return (
    <Sheet title={place ? `Photo: ${place.title}` : 'Photo'}>
      <div className="boxed" role="group" aria-label="A new photo">
        <Labelled title="Choose a photo">
          {(tie) => (
            <input
              {...tie}
              type="file"
              accept="image/*"
              onChange={({ target }) => take(target.files?.[0])}
            />
          )}
        </Labelled>
      </div>
      {url !== undefined && (
        <form
          onSubmit={submitting((typed) => put(url.slice(url.indexOf(',') + 1), typed('words')))}
        >
          {shape ? (
            <FocusPoint url={url} focus={focus} shape={shape} move={setFocus} />
          ) : (
            <img src={url} alt="" />
          )}
          {place?.words !== undefined && (
            <Labelled title="What it shows, for people who cannot see it">
              {(tie) => <input {...tie} name="words" defaultValue={place.words} required />}
            </Labelled>
          )}
          <div className="row">
            <button className="strong">Use this photo</button>
            <button type="button" onClick={() => setUrl(undefined)}>
              Cancel
            </button>
          </div>
        </form>
      )}
      {place?.file !== undefined && place.hasOriginal && (
        <button type="button" onClick={() => attempt(async () => take(await originalOf(slot)))}>
          Cut the photo that is there anew
        </button>
      )}
      {place?.file !== undefined && (
        <button type="button" onClick={() => attempt(() => done(ask('remove-photo', { slot })))}>
          Remove the photo that is there now
        </button>
      )}
    </Sheet>
  );
}

const originalOf = async (slot: string): Promise<Blob> =>
  (await fetch(`/__edit/original/${slot}`)).blob();

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};
const within = (part: number): number => Math.min(1, Math.max(0, part));

/**
 * The point of a picture that stays in view when it is cropped, and a frame around what will be
 * seen of it. The point is dragged, or moved with the arrow keys.
 */
function FocusPoint({
  url,
  focus: { x, y },
  shape,
  move,
}: {
  url: string;
  focus: Point;
  shape: number;
  move: (focus: Point) => void;
}): ReactNode {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { left, top, width, height } = cropOf(size.width, size.height, shape, { x, y });
  const moveTo = (point: Point): void => move({ x: within(point.x), y: within(point.y) });
  const drag = ({ buttons, currentTarget, clientX, clientY }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    if (buttons > 0)
      moveTo({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const percent = (part: number): string => `${Math.round(part * 100)}%`;
  return (
    <div>
      <p id="focus-hint">
        Only what is in the frame will be seen. Drag the ring to what must stay in view, or move it
        with the arrow keys.
      </p>
      <div className="crop" onPointerDown={drag} onPointerMove={drag}>
        <img
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <span
          className="frame"
          style={{
            left: percent(left / size.width),
            top: percent(top / size.height),
            width: percent(width / size.width),
            height: percent(height / size.height),
          }}
        />
        <span
          role="slider"
          tabIndex={0}
          aria-label="What must stay in view"
          aria-describedby="focus-hint"
          aria-valuenow={Math.round(x * 100)}
          aria-valuetext={`${percent(x)} from the left, ${percent(y)} from the top`}
          style={{ left: percent(x), top: percent(y) }}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (!step) return;
            event.preventDefault();
            moveTo({ x: x + step.x, y: y + step.y });
          }}
        />
      </div>
    </div>
  );
}
