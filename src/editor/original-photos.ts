import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskError } from './swap-files.ts';

/** The endings of files in the formats that photos may have. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

// The photos as they were chosen lie beside those of the site, for another cut. They may say where
// they were taken, so neither the build nor publishing takes them.
const pathsOf = (contentPath: string, slot: string): string[] =>
  Object.values(ENDINGS).map((ending) => join(contentPath, 'originals', `${slot}.${ending}`));

/** The path of the photo in a slot as it was chosen, if it was kept. */
export const originalPhoto = (contentPath: string, slot: string): string | undefined =>
  pathsOf(contentPath, slot).find(existsSync);

/** Keeps the photo in a slot as it was chosen. */
export function keepOriginal(
  contentPath: string,
  slot: string,
  bytes: Uint8Array,
  format: string,
): void {
  const path = join(contentPath, 'originals', `${slot}.${ENDINGS[format]}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    for (const old of pathsOf(contentPath, slot)) rmSync(old, { force: true });
    writeFileSync(path, bytes);
  } catch (error) {
    throw diskError('The photo as you chose it', error);
  }
}
