/**
 * How sharp names the formats that photos may have. It could also draw an SVG, which is no photo.
 */
export const READABLE_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** Whether this is the format of iPhones, which needs a licensed decoder. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(heic|heix|hevc|heim|heis|mif1(?!.*avif))/s.test(
    Buffer.from(bytes.subarray(0, 32)).toString('latin1'),
  );
