import { useState, type Dispatch, type PointerEvent, type SetStateAction } from 'react';
import { cropOf, MIDDLE } from '../../shared/crop-of.ts';
import type { PageSlot, SavedAnswer } from '../../shared/messages.ts';
import { EDIT_PATH } from '../../shared/constants.ts';
import { Button } from '../parts/button.tsx';
import { LabeledInput } from '../parts/labeled.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { SentForm } from '../parts/sent-form.tsx';
import { showResultOf } from '../save.ts';
import { ask, useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { photoSelector } from '../page-elements.ts';
import { openForm, showPendingStatus, showStatus, state, updateState } from '../state.ts';

/** `refusal` says why the photo cannot be used. */
type ChosenPhoto = {
  file: Blob;
  url: string;
  keptPoint: typeof MIDDLE;
  /** The slot with the photo that this one is, to be cropped again. */
  original?: PageSlot;
  refusal?: string;
};

export function PhotoSheet({ slot }: { slot: string }) {
  const pageSlot = useAnswer('photos', { pagePath: location.pathname })?.find(
    (shown) => shown.slot === slot,
  );
  const altText = pageSlot?.altText;
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const choose = (file: Blob | undefined, original?: PageSlot) => {
    if (!file) return setChosen(undefined);
    setChosen({ file, url: URL.createObjectURL(file), keptPoint: MIDDLE, original });
    showPendingStatus('Not used yet: press Use this photo.');
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
      <Mistakes
        mistakes={chosen?.refusal === undefined ? [] : [{ message: chosen.refusal }]}
        isBesideField
      />
      {chosen && <NewPhoto {...{ slot, chosen, setChosen }} hasAltText={altText !== undefined} />}
      {!chosen && pageSlot?.hasOriginal && (
        <Button
          label="Crop this photo again"
          onPress={async () => {
            const original = await fetch(`${EDIT_PATH}original/${slot}`);
            choose(await original.blob(), pageSlot);
          }}
        />
      )}
      {!chosen && pageSlot?.file !== undefined && (
        <>
          {altText && (
            <Button
              label="Change the words for people who cannot see it"
              onPress={() => openForm(altText.ref)}
            />
          )}
          <Button
            label="Remove the photo that is there now"
            onPress={() => closeWhenSaved(ask('remove-photo', { slot }))}
          />
        </>
      )}
    </Sheet>
  );
}

type NewPhotoProps = {
  slot: string;
  chosen: ChosenPhoto;
  setChosen: Dispatch<SetStateAction<ChosenPhoto | undefined>>;
  hasAltText: boolean;
};

/** Stays mounted when another photo is chosen, so that typed words remain. */
function NewPhoto({ slot, chosen, setChosen, hasAltText }: NewPhotoProps) {
  const { file, url, keptPoint, original } = chosen;
  const shape = shapeAt(slot);
  const put = async (altText: string) => {
    try {
      const data = await base64Of(file);
      const saving = ask('put-photo', { slot, data, keptPoint, shape, altText });
      // The page still shows a drawing, whose place may not be the photo's.
      await closeWhenSaved(saving, `:not(svg)${photoSelector(slot)}`);
    } catch (error) {
      showStatus('');
      const refusal = (error as Error).message;
      // Another photo may be chosen by now.
      setChosen((now) => (now?.url === url ? { ...now, refusal } : now));
    }
  };
  const [brokenUrl, setBrokenUrl] = useState('');
  const onError = () => {
    setBrokenUrl(url);
    // Only the program can say what is wrong with a picture that the browser cannot show.
    return put('');
  };
  return (
    <SentForm
      isHidden={url === brokenUrl}
      loss={original ? 'The photo is as it was.' : 'The photo was not used.'}
      onSend={(valueOf) => put(valueOf('altText'))}
    >
      {shape === undefined ? (
        <img src={url} alt="" onError={onError} />
      ) : (
        <CropFrame
          {...{ url, keptPoint, shape, onError }}
          onMove={(moved) => setChosen({ ...chosen, keptPoint: moved })}
        />
      )}
      {hasAltText && (
        <LabeledInput
          title="What it shows, for people who cannot see it"
          name="altText"
          defaultValue={original?.altText?.text}
          required
        />
      )}
      {/* A reload meanwhile would lose the photo. */}
      <div className="row" data-unsaved="">
        <button className="strong">Use this photo</button>
        <Button label="Cancel" onPress={() => setChosen(undefined)} />
      </div>
    </SentForm>
  );
}

const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
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
  onError: () => void;
};

/** A photo with a frame around what pages show, as large as possible, so it moves on one axis. */
function CropFrame({ url, keptPoint, shape, onMove, onError }: CropFrameProps) {
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
          onError={onError}
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
