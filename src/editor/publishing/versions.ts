import { BuildError } from '../../generator/portable.ts';
import type { SavedAnswer, Version } from '../shared/messages.ts';
import { bytesIn, changedFiles } from '../content/content-files.ts';
import type { Editor } from '../editor.ts';
import { contentAt, contentCommits } from './git.ts';
import { lastPublished } from './repository.ts';

/** The published versions, newest first. */
export async function versionsOf({ project: { git } }: Editor): Promise<Version[]> {
  const { commit } = await lastPublished(git);
  return commit === '' ? [] : contentCommits(git, commit);
}

/** Brings back the content of a commit as one change, which can be undone. */
export async function restoreVersion(editor: Editor, id: string): Promise<SavedAnswer> {
  const { project, session } = editor;
  const version = (await versionsOf(editor)).find((commit) => commit.id === id);
  if (!version) throw new BuildError('There is no such version of the content.');
  const before = await contentAt(project.git, id);
  const current = session.drafts.contentWithDrafts();
  const names = changedFiles(project.model, before, current);
  if (names.length === 0) throw new BuildError('The content is the same as in that version.');
  const files = new Map(names.map((file) => [file, bytesIn(before, file)]));
  return session.replace(files, current, `As it was on ${version.when}`);
}

/** Brings back a file as it was last published. */
export async function restoreFile(
  { published, session }: Editor,
  file: string,
): Promise<SavedAnswer> {
  const folder = await published.folder();
  const bytes = folder && bytesIn(folder, file);
  if (!bytes) throw new BuildError('This was never published. Ask your developer.');
  return session.replace(new Map([[file, bytes]]), session.drafts.contentWithDrafts());
}
