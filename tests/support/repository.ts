import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';

/** Without this, Git starts processes after each commit to tidy up. */
const UNTIDIED = '[gc]\nauto = 0\n[maintenance]\nauto = false\n';

/** Makes a folder a repository with one commit and a remote that has it. */
export function repositoryIn(root: string) {
  const remote = scratchFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet', '--bare', remote);
  git('init', '--quiet', '--initial-branch=main');
  const user = '[user]\nname = Owner\nemail = o@shop.example\n[commit]\ngpgsign = false\n';
  appendFileSync(
    join(root, '.git/config'),
    `${UNTIDIED}${user}[remote "origin"]\nurl = ${remote}\nfetch = +refs/heads/*:refs/remotes/origin/*\n`,
  );
  appendFileSync(join(remote, 'config'), `${UNTIDIED}[receive]\nautogc = false\n`);
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\ndist\ncontent/originals\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return { git, remote };
}
