import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from './scratch.ts';

/** Makes a folder a repository with one commit, which its remote has. */
export function repositoryIn(root: string) {
  const remote = scratchFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet', '--bare', remote);
  git('init', '--quiet', '--initial-branch=main');
  const config = {
    'user.name': 'Owner',
    'user.email': 'o@shop.example',
    'commit.gpgsign': 'false',
  };
  for (const [key, value] of Object.entries(config)) git('config', key, value);
  git('remote', 'add', 'origin', remote);
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\ndist\ncontent/originals\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  return { git, remote };
}
