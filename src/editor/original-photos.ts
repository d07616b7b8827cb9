import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskError } from './swap-files.ts';

/** The endings of files in the formats that photos may have. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/**
 * The photos as they were chosen, beside those of the site, for another cut. They may say where
 * they were taken, so neither the build nor publishing takes them.
 */
export function originalPhotos(content: string) {
  const pathsOf = (slot: string): string[] =>
    Object.values(ENDINGS).map((ending) => join(content, 'originals', `${slot}.${ending}`));
  const pathOf = (slot: string): string | undefined => pathsOf(slot).find(existsSync);
  return {
    has: (slot: string): boolean => pathOf(slot) !== undefined,
    read(slot: string): Buffer | undefined {
      const path = pathOf(slot);
      return path === undefined ? undefined : readFileSync(path);
    },
    keep(slot: string, bytes: Uint8Array, format: string): void {
      const path = join(content, 'originals', `${slot}.${ENDINGS[format]}`);
      try {
        mkdirSync(dirname(path), { recursive: true });
        for (const old of pathsOf(slot)) rmSync(old, { force: true });
        writeFileSync(path, bytes);
      } catch (error) {
        throw diskError('The photo as you chose it', error);
      }
    },
  };
}
