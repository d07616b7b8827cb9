import { useState, type ReactNode } from 'react';
import { cropOf } from '../crop-of.ts';
import { EDIT_PATH } from '../edit-path.ts';
import { Labelled, submitting } from './labelled.tsx';
import { tellOutcome } from './save.ts';
import { ask, attempt, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, update } from './state.ts';

type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

type CropFrameProps = {
  url: string;
  focus: Point;
  shape: number;
  move: (focus: Point) => void;
};

/** A new photo for a slot. */
export function PhotoSheet({ slot }: { slot: string }): ReactNode {
  const spot = useAnswer('photos', { page: location.pathname })?.find((one) => one.slot === slot);
  const [url, setUrl] = useState<string>();
  const [focus, setFocus] = useState(MIDDLE);
  /** A photo is cropped to what it takes the place of. */
  const replaced = document.querySelector(`[data-edit-photo="${CSS.escape(slot)}"]`);
  const choose = (file: Blob | undefined): void => {
    if (!file?.type.startsWith('image/'))
      return say('This is not a picture. Choose a jpg, png, webp or avif file.');
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(String(reader.result)));
    reader.readAsDataURL(file);
  };
  const done = async (asked: ReturnType<typeof ask<'photo'>>): Promise<void> => {
    if ((await tellOutcome(asked))?.kind === 'saved') update({ view: undefined });
  };
  // A picture element itself has no box.
  const { width = 0, height = 0 } =
    (replaced?.querySelector('img') ?? replaced)?.getBoundingClientRect() ?? {};
  // A drawing as wide as the page has the place of a photo of a usual shape.
  const isStrip = replaced?.localName === 'svg' && width > 2 * height;
  const shape = isStrip ? 1.5 : height > 0 ? width / height : undefined;
  const putPhoto = (data: string, altText: string): Promise<void> =>
    done(ask('photo', { slot, data, focus, altText, ...(shape && { shape }) }));
  return (
    <Sheet title={spot ? `Photo: ${spot.title}` : 'Photo'}>
      <div className="boxed" role="group" aria-label="A new photo">
        <Labelled title="Choose a photo">
          {(tie) => (
            <input
              {...tie}
              type="file"
              accept="image/*"
              onChange={({ target }) => choose(target.files?.[0])}
            />
          )}
        </Labelled>
      </div>
      {url !== undefined && (
        <form
          onSubmit={submitting((typed) =>
            putPhoto(url.slice(url.indexOf(',') + 1), typed('altText')),
          )}
        >
          {shape ? (
            <CropFrame url={url} focus={focus} shape={shape} move={setFocus} />
          ) : (
            <img src={url} alt="" />
          )}
          {spot?.altText !== undefined && (
            <Labelled title="What it shows, for people who cannot see it">
              {(tie) => <input {...tie} name="altText" defaultValue={spot.altText} required />}
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
      {spot?.file !== undefined && spot.hasOriginal && (
        <button type="button" onClick={() => attempt(async () => choose(await originalOf(slot)))}>
          Cut the photo that is there anew
        </button>
      )}
      {spot?.file !== undefined && (
        <button type="button" onClick={() => attempt(() => done(ask('remove-photo', { slot })))}>
          Remove the photo that is there now
        </button>
      )}
    </Sheet>
  );
}

const originalOf = async (slot: string): Promise<Blob> =>
  (await fetch(`${EDIT_PATH}original/${slot}`)).blob();

/**
 * A picture with a frame around what will be seen of it. The frame is as large as can be, so there
 * is one way to move it: along the picture.
 */
function CropFrame({ url, focus, shape, move }: CropFrameProps): ReactNode {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const crop = cropOf(size.width, size.height, shape, focus);
  const [axis, half] =
    crop.width < size.width
      ? (['x', crop.width / size.width / 2] as const)
      : (['y', crop.height / size.height / 2] as const);
  const percent = (part: number): string => `${part * 100}%`;
  return (
    <div>
      <div className="crop">
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <span
          className="frame"
          style={{
            left: percent(crop.left / size.width),
            top: percent(crop.top / size.height),
            width: percent(crop.width / size.width),
            height: percent(crop.height / size.height),
          }}
        />
      </div>
      <Labelled title="Move the frame: only what is in it will be seen">
        {(tie) => (
          <input
            {...tie}
            type="range"
            min={Math.floor(half * 100)}
            max={Math.ceil(100 - half * 100)}
            value={Math.round(focus[axis] * 100)}
            onChange={({ target }) => move({ ...MIDDLE, [axis]: Number(target.value) / 100 })}
          />
        )}
      </Labelled>
    </div>
  );
}
