import type { FieldRef } from '../../generator/content/field-ref.ts';
import type { FileEntry } from '../answers.ts';
import { selectorOf } from '../ref-key.ts';
import { ask, openPage } from './ask.ts';
import type { ListedButton } from './button-list.tsx';
import { update, type View } from './state.ts';

/** Shows a sheet beside a page; without one, beside the page that is open. */
export function openBeside(view: View, page = location.pathname): void {
  const toShow = view.kind === 'form' ? selectorOf(view.at) : undefined;
  update({ isEditing: true, view, toShow });
  if (location.pathname !== page) openPage(page);
}

/** Opens the form of a field, beside a page that shows it. */
export async function openWhereShown(at: FieldRef): Promise<void> {
  const pages = await ask('pages-showing', at).catch((): string[] => []);
  openBeside({ kind: 'form', at }, pages.includes(location.pathname) ? undefined : pages[0]);
}

/** Opens a file's form, beside the file's own page if it has one. */
export const openFile = ({ file, page }: FileEntry): void =>
  openBeside({ kind: 'form', at: { file, path: [] } }, page);

/** A file in a list of files. */
export const listedFile = (entry: FileEntry): ListedButton => ({
  title: entry.title,
  note: entry.page,
  onPress: () => openFile(entry),
});
