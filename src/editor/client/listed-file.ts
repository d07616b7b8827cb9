import type { FileEntry } from '../answers.ts';
import type { ListedButton } from './button-list.tsx';
import { openFile } from './open-beside.ts';

/** A file in a list of files. */
export const listedFile = (entry: FileEntry): ListedButton => ({
  title: entry.title,
  note: entry.page,
  onPress: () => openFile(entry),
});
