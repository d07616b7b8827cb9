import { say, state, update } from './state.ts';

/**
 * Takes photos that are dropped or pasted as if they were chosen: those that are dropped onto a
 * photo or a drawing of the page for its place, and all others for the place whose sheet is open.
 */
export function takePhotos(shadow: ShadowRoot): void {
  const give = (event: Event, files: FileList | undefined): void => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    const slot = (event.target as Element).closest<HTMLElement>('[data-edit-photo]')?.dataset
      .editPhoto;
    if (slot !== undefined) update({ view: { kind: 'photo', of: { slot } } });
    else if (state().view?.kind !== 'photo')
      return say('Drop a photo onto the drawing or the photo whose place it takes.');
    // The sheet has just opened.
    setTimeout(() => {
      const input = shadow.querySelector<HTMLInputElement>('input[type=file]')!;
      input.files = files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  // Otherwise the browser leaves the page and shows the file.
  document.addEventListener(
    'dragover',
    (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
  );
  document.addEventListener('drop', (event) => give(event, event.dataTransfer?.files));
  document.addEventListener('paste', (event) => {
    // Copied cells of a table are text, and also a picture of it.
    if (!event.clipboardData?.types.includes('text/plain')) give(event, event.clipboardData?.files);
  });
}
