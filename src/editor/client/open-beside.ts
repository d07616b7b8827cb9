import type { FileEntry } from '../answers.ts';
import { openPage } from './ask.ts';
import { update, type View } from './state.ts';

/** Shows a sheet beside a page; without one, beside the page that is open. */
export function openBeside(view: View, page = location.pathname): void {
  update({ isEditing: true, view });
  if (location.pathname !== page) openPage(page);
}

/** Opens a file's form, beside the file's own page if it has one. */
export const openFile = ({ file, page }: FileEntry): void =>
  openBeside({ kind: 'form', at: { file, path: [] } }, page);
