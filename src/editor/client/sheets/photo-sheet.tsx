import { useRef, useState, type PointerEvent } from 'react';
import { cropOf, MIDDLE } from '../../shared/crop-of.ts';
import type { OwnerMistake, PageSlot, SavedAnswer } from '../../shared/messages.ts';
import { EDIT_PATH } from '../../shared/constants.ts';
import { Button } from '../parts/button.tsx';
import { LabeledInput } from '../parts/labeled.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { SentForm } from '../parts/sent-form.tsx';
import { showResultOf } from '../save.ts';
import { ask, useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { photoSelector } from '../page-elements.ts';
import { showPendingStatus, showStatus, state, updateState } from '../state.ts';

/** What photos show that are not used yet, by slot. The next photo there begins with it. */
const unusedWords = new Map<string, string>();

export function PhotoSheet({ slot }: { slot: string }) {
  const pageSlot = useAnswer('photos', { pagePath: location.pathname })?.find(
    (shown) => shown.slot === slot,
  );
  const [chosen, setChosen] = useState<{ url: string; original?: PageSlot }>();
  const [mistakes, setMistakes] = useState<OwnerMistake[]>([]);
  const lastFile = useRef<Blob>(undefined);
  const choose = async (file: Blob | undefined, original?: PageSlot) => {
    lastFile.current = file;
    setChosen(undefined);
    setMistakes([]);
    if (!file) return;
    // A larger file that was chosen before it may be answered after it.
    const isLast = () => lastFile.current === file;
    showPendingStatus('Looking at the photo…');
    try {
      const url = await dataUrlOf(file);
      await ask('try-photo', { slot, data: url.split(',')[1]!, shape: shapeAt(slot) });
      if (!isLast()) return;
      setChosen({ url, original });
      showPendingStatus('Not used yet: press Use this photo.');
    } catch (error) {
      if (!isLast()) return;
      setMistakes([{ message: (error as Error).message }]);
      showStatus('');
    }
  };
  return (
    <Sheet title={pageSlot ? `Photo: ${pageSlot.title}` : 'Photo'}>
      <LabeledInput
        title="Choose a photo"
        type="file"
        accept="image/*"
        // The same file can be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Mistakes mistakes={mistakes} isBesideField />
      {chosen && (
        <NewPhoto
          {...{ slot, ...chosen }}
          hasAltText={pageSlot?.altText !== undefined}
          onCancel={() => setChosen(undefined)}
        />
      )}
      {!chosen && pageSlot?.originalPoint && (
        <Button
          label="Crop this photo again"
          onPress={async () => {
            const original = await fetch(`${EDIT_PATH}original/${slot}`);
            await choose(await original.blob(), pageSlot);
          }}
        />
      )}
      {!chosen && pageSlot?.file !== undefined && (
        <Button
          label="Remove the photo that is there now"
          onPress={() => closeWhenSaved(ask('remove-photo', { slot }))}
        />
      )}
    </Sheet>
  );
}

type NewPhotoProps = {
  slot: string;
  url: string;
  /** The slot with the photo that this one is, to be cropped again. */
  original?: PageSlot;
  hasAltText: boolean;
  onCancel: () => void;
};

function NewPhoto({ slot, url, original, hasAltText, onCancel }: NewPhotoProps) {
  const [keptPoint, setKeptPoint] = useState(original?.originalPoint ?? MIDDLE);
  const shape = shapeAt(slot);
  return (
    <SentForm
      loss={original ? 'The photo is as it was.' : 'The photo was not used.'}
      onSend={(valueOf) => {
        const request = {
          slot,
          data: url.split(',')[1]!,
          keptPoint,
          shape,
          altText: valueOf('altText'),
        };
        // The page still shows a drawing, whose place may not be the photo's.
        const scrollTarget = `:not(svg)${photoSelector(slot)}`;
        return closeWhenSaved(ask('put-photo', request), scrollTarget);
      }}
    >
      {shape === undefined ? (
        <img src={url} alt="" />
      ) : (
        <CropFrame {...{ url, keptPoint, shape }} onMove={setKeptPoint} />
      )}
      {hasAltText && (
        <LabeledInput
          title="What it shows, for people who cannot see it"
          name="altText"
          defaultValue={unusedWords.get(slot) ?? original?.altText}
          onChange={({ target }) => unusedWords.set(slot, target.value)}
          required
        />
      )}
      {/* A reload meanwhile would lose the photo. */}
      <div className="row" data-unsaved="">
        <button className="strong">Use this photo</button>
        <Button label="Cancel" onPress={onCancel} />
      </div>
    </SentForm>
  );
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(new Error('This file cannot be read. Choose it again.')),
    );
    reader.readAsDataURL(file);
  });

/** The shape of the element that a photo replaces, if the page shows one. */
function shapeAt(slot: string): number | undefined {
  const replaced = document.querySelector(photoSelector(slot));
  // A picture element itself has no box.
  const { width = 0, height = 0 } =
    (replaced?.querySelector('img') ?? replaced)?.getBoundingClientRect() ?? {};
  // In the place of a drawing as wide as the page, a photo has a usual shape.
  if (replaced?.localName === 'svg' && width > 2 * height) return 1.5;
  return width > 0 && height > 0 ? width / height : undefined;
}

async function closeWhenSaved(
  answer: Promise<SavedAnswer | undefined>,
  scrollTarget?: string,
): Promise<void> {
  const { sheet } = state();
  const isSaved = (await showResultOf(answer))?.kind === 'saved';
  // Another sheet may have been opened meanwhile.
  if (isSaved && state().sheet === sheet) updateState({ sheet: undefined, scrollTarget });
}

type CropFrameProps = {
  url: string;
  keptPoint: typeof MIDDLE;
  shape: number;
  onMove: (keptPoint: typeof MIDDLE) => void;
};

/** A photo with a frame around what pages show, as large as possible, so it moves on one axis. */
function CropFrame({ url, keptPoint, shape, onMove }: CropFrameProps) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const crop = cropOf(size.width, size.height, shape, keptPoint);
  const [axis, half] =
    crop.width < size.width
      ? (['x', crop.width / size.width / 2] as const)
      : (['y', crop.height / size.height / 2] as const);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = axis === 'x' ? (event.clientX - left) / width : (event.clientY - top) / height;
    onMove({ ...MIDDLE, [axis]: Math.min(1 - half, Math.max(half, at)) });
  };
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div>
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
            left: percent(crop.left / size.width),
            top: percent(crop.top / size.height),
            width: percent(crop.width / size.width),
            height: percent(crop.height / size.height),
          }}
        />
      </div>
      {/* A photo of the frame's shape has no room for it to move. */}
      {half < 0.49 && (
        <LabeledInput
          title="Move the frame over what matters. Some screens cut off its edges"
          type="range"
          min={Math.floor(half * 100)}
          max={Math.ceil(100 - half * 100)}
          value={Math.round(keptPoint[axis] * 100)}
          onChange={({ target }) => onMove({ ...MIDDLE, [axis]: Number(target.value) / 100 })}
        />
      )}
    </div>
  );
}
