import { BuildError } from '../../generator/portable.ts';
import { isHeic, MAX_WIDTH, READABLE_FORMATS } from '../../generator/photos/photos.ts';
import { type Crop, cropOf, MIDDLE } from '../shared/crop-of.ts';

/** The smallest width that is sharp on a phone, in pixels. */
const MIN_WIDTH = 600;

/** A small file may unpack to a picture that fills the memory. */
const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 120_000_000;

/**
 * Makes the photo that the site keeps from any picture: upright, without camera data and place,
 * cropped, and no larger than needed. Throws a BuildError with a sentence for whoever chose it.
 */
export async function photoFile(
  bytes: Uint8Array,
  { shape, keptPoint = MIDDLE }: Crop,
): Promise<{ data: Uint8Array; format: string }> {
  const { width, height, format } = await headOf(bytes);
  const area = cropOf(width, height, shape, keptPoint);
  if (area.width < MIN_WIDTH)
    throw new BuildError(
      `This picture is too small: what would be shown is ${area.width} × ${area.height} ` +
        `pixels. It must be at least ${MIN_WIDTH} pixels wide, better ${MAX_WIDTH}.`,
    );
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    // Makes a JPEG fast, as somebody waits. The build makes smaller files.
    const data = await picture
      .autoOrient()
      .extract(area)
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer();
    return { data, format };
  } catch {
    throw new BuildError('This picture is damaged. Save it again, or choose another one.');
  }
}

/** The upright size and the format of a picture. Only its head is read. */
async function headOf(bytes: Uint8Array) {
  if (bytes.length > MAX_BYTES)
    throw new BuildError('This file is larger than 40 MB. Save the photo again, smaller.');
  if (isHeic(bytes))
    throw new BuildError(
      'This is a HEIC photo from an iPhone, which only some programs can read. ' +
        'Send it to yourself by e-mail, which makes a JPEG of it. ' +
        'For the next ones, choose “Most Compatible” in the settings of the camera, ' +
        'under “Formats”.',
    );
  const { default: sharp } = await import('sharp');
  // A browser can claim any file name and type, so only the bytes count.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const head = await read().catch(() => undefined);
  if (!head || !READABLE_FORMATS.includes(head.format))
    throw new BuildError(
      'This is not a picture that can be used. Choose a photo in JPEG, PNG, WebP or AVIF.',
    );
  const { width, height } = head.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new BuildError(
      `This picture has ${width} × ${height} pixels, which is too many. ` +
        'Set the camera to 50 megapixels or fewer, or save the photo again, smaller.',
    );
  return { width, height, format: head.format };
}
