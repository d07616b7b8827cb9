import { BuildError } from '../generator/tools.ts';
import type { ChangeAnswer, Version } from './api.ts';
import { bytesIn, isContent, revisionIn } from './content-files.ts';
import type { Editor } from './editor.ts';
import { contentAt, contentCommits, lastCommit } from './git.ts';

const MAX_VERSIONS = 100;

/** The earlier states of the content that can be brought back. */
export const versionsOf = async ({ project: { git } }: Editor): Promise<Version[]> =>
  (await lastCommit(git)) === '' ? [] : contentCommits(git, MAX_VERSIONS);

/** Brings back the content of a commit as one change, which can be undone. */
export async function restoreVersion(editor: Editor, id: string): Promise<ChangeAnswer> {
  const { project, session } = editor;
  const version = (await versionsOf(editor)).find((made) => made.id === id);
  if (!version) throw new BuildError('There is no such version of the content.');
  const then = await contentAt(project.git, id);
  const now = session.folder();
  const files = new Map<string, Uint8Array | undefined>();
  for (const file of [...then.list().files, ...now.list().files]) {
    if (!isContent(project.model, file)) continue;
    if (revisionIn(then, file) !== revisionIn(now, file)) files.set(file, bytesIn(then, file));
  }
  if (files.size === 0) throw new BuildError('The content is the same as in that version.');
  return session.replace(files, now, `As it was on ${version.when}`);
}
