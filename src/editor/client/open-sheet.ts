import type { FieldRef } from '../../generator/portable.ts';
import type { FileEntry } from '../shared/messages.ts';
import { selectorOf } from './page-elements.ts';
import { ask, openPage } from './ask.ts';
import type { ListedButton } from './parts/button-list.tsx';
import { updateState, type SheetContent } from './state.ts';

/** Opens a sheet beside the page at a path, or beside this page. */
export function openSheet(sheet: SheetContent, path = location.pathname): void {
  const scrollTarget = sheet.kind === 'form' ? selectorOf(sheet.fieldRef) : undefined;
  updateState({ isEditing: true, sheet, isSheetOnLeft: undefined, scrollTarget });
  if (location.pathname !== path) openPage(path);
}

/** Opens the form of a field, beside a page that shows it. */
export async function openWhereShown(fieldRef: FieldRef): Promise<void> {
  const paths = await ask('pages-showing', fieldRef).catch((): string[] => []);
  openSheet({ kind: 'form', fieldRef }, paths.includes(location.pathname) ? undefined : paths[0]);
}

/** Opens a file's form, beside the file's own page if it has one. */
export const openFile = ({ file, pagePath }: FileEntry): void =>
  openSheet({ kind: 'form', fieldRef: { file, path: [] } }, pagePath);

export const listedFile = (entry: FileEntry): ListedButton => ({
  title: entry.title,
  note: entry.pagePath,
  onPress: () => openFile(entry),
});
