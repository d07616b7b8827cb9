import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Site } from '../site.ts';
import { errorCode } from './disk.ts';

/** Every file of a folder, at any depth, by its path with forward slashes. What systems leave behind is not copied. A missing folder has none. */
export function readPublicFiles(folder: string): Site {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !LITTER.has(entry.name));
    const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return new Map();
    throw error;
  }
}

const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep']);
