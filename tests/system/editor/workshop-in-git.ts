import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorOptions } from '../../../src/editor/project.ts';
import { Editor } from '../../../src/editor/editor.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ROOT } from '../../support/project.ts';
import { repositoryIn } from '../../support/repository.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { EDITOR_OPTIONS, optionsIn, workshopCopy } from '../../support/workshop.ts';

/** The file with the price that the tests change. */
export const PRICE = 'content/repairs/puncture.yaml';

/** The editor of a project of the bicycle workshop. `end` publishes, and returns the outcome. */
export function editorIn(
  root: string,
  {
    site = workshopSite,
    ...programs
  }: Partial<EditorOptions> & { site?: typeof workshopSite } = {},
) {
  const editor = new Editor(
    { served: undefined, definition: site },
    { ...optionsIn(root), ...EDITOR_OPTIONS, ...programs },
  );
  const { publisher } = editor;
  return { editor, publisher, end: publisher.publish.bind(publisher) };
}

export async function startInGit(programs?: Parameters<typeof editorIn>[1]) {
  const { root, edit, read } = workshopCopy();
  const { git, remote } = repositoryIn(root);
  /** Clones the remote into a new folder. */
  function clone() {
    const other = scratchFolder();
    const gitThere = (...args: string[]) => execFileSync('git', args, { cwd: other });
    const user = ['user.name=Other', 'user.email=o@x.example', 'commit.gpgsign=false'];
    const config = [...user, 'maintenance.auto=false'].flatMap((setting) => ['-c', setting]);
    const options = ['--quiet', '--branch=main', ...config];
    gitThere('clone', ...options, remote, '.');
    symlinkSync(join(ROOT, 'node_modules'), join(other, 'node_modules'));
    return {
      folder: other,
      push: (): void => {
        gitThere('add', '.');
        gitThere('commit', '--quiet', '--message', 'Theirs');
        gitThere('push', '--quiet');
      },
    };
  }
  function publishElsewhere(path: string, from: RegExp, to: string): void {
    const { folder, push } = clone();
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    push();
  }
  const sent = (path: string): string =>
    execFileSync('git', ['show', `main:${path}`], { cwd: remote, encoding: 'utf8' });
  const setPrice = (euros: number): void => edit(PRICE, /euros: \d+/, `euros: ${euros}`);
  const editor = editorIn(root, programs);
  return { root, edit, read, git, remote, setPrice, ...editor, clone, publishElsewhere, sent };
}
