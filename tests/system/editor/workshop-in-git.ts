import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishLine, PublishRequest } from '../../../src/editor/api.ts';
import type { Programs, Release } from '../../../src/editor/publishing.ts';
import { editRequests } from '../../../src/editor/requests.ts';
import { workshopSite } from '../../fixture-site/site.ts';
import { ROOT } from '../../support/project.ts';
import { repositoryIn } from '../../support/repository.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { workshopCopy } from '../../support/workshop.ts';

/** The editor of a project of the bicycle workshop. */
export function editorIn(
  root: string,
  { site = workshopSite, ...programs }: Programs & { site?: typeof workshopSite },
) {
  const dev = { served: () => undefined, definition: () => site };
  const options = { root, now: () => new Date('2026-03-01T12:00:00Z'), log: () => {} };
  const { answers, since, published } = editRequests(dev, { ...options, ...programs });
  const publish = async (request: PublishRequest = {}): Promise<PublishLine[]> => {
    const lines: PublishLine[] = [];
    await published.publish((line) => lines.push(line), request);
    return lines;
  };
  return { answers, since, published, publish };
}

/** An editor of the bicycle workshop, in a repository with a remote. */
export async function startInGit(
  release: Release = async () => true,
  more: Parameters<typeof editorIn>[1] = {},
) {
  const { root, edit, read } = workshopCopy();
  const { git, remote } = repositoryIn(root);
  const editor = editorIn(root, { release, ...more });
  /** A copy of the project as the public has it, in a repository of its own. */
  const clone = (): string => {
    const other = scratchFolder();
    execFileSync('git', ['clone', '--quiet', '--branch', 'main', remote, other]);
    for (const [name, value] of [
      ['user.name', 'Other'],
      ['user.email', 'other@shop.example'],
      ['commit.gpgsign', 'false'],
    ] as const)
      execFileSync('git', ['config', name, value], { cwd: other });
    symlinkSync(join(ROOT, 'node_modules'), join(other, 'node_modules'));
    return other;
  };
  /** Somebody else publishes a change of a file. */
  const publishElsewhere = (
    path: string,
    from: RegExp,
    to: string,
    added: Record<string, string> = {},
  ): void => {
    const other = clone();
    const file = join(other, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    for (const [name, text] of Object.entries(added)) writeFileSync(join(other, name), text);
    execFileSync('git', ['add', '.'], { cwd: other });
    execFileSync('git', ['commit', '--quiet', '--message', 'Theirs'], { cwd: other });
    execFileSync('git', ['push', '--quiet'], { cwd: other });
  };
  /** A file as the public has it. */
  const sent = (path: string): string =>
    execFileSync('git', ['show', `main:${path}`], { cwd: remote, encoding: 'utf8' });
  return {
    root,
    edit,
    read,
    git,
    remote,
    ...editor,
    clone,
    publishElsewhere,
    sent,
  };
}
