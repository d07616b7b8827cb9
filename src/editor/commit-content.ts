import { shortened } from '../generator/tools.ts';
import type { Difference } from './api.ts';
import { isContent } from './content-files.ts';
import type { Project } from './project.ts';
import { changedSince, commitOnly, fileOf } from './git.ts';
import { authorIn } from './repository.ts';
import { differenceLine } from './content-differences.ts';
import type { PublishedContent } from './published-content.ts';

/** Commits content and share cards, but nothing else that lies in their folders. */
export async function commitContent(
  { git, model }: Project,
  published: PublishedContent,
): Promise<void> {
  const paths = (await changedSince(git, 'HEAD')).filter((path) =>
    path.startsWith('content/') ? isContent(model, fileOf(path)) : path.endsWith('.png'),
  );
  if (paths.length === 0) return;
  const message = commitMessage(await published.differences());
  await commitOnly(git, paths, message, await authorIn(git));
}

function commitMessage(differences: readonly Difference[]): string {
  const [only = 'Change the content', ...others] = differences.map(differenceLine);
  const subject = others.length > 0 ? `Change the content in ${differences.length} places` : only;
  const lines = differences.map(({ where, was, now }) => `- ${where}: ${was} → ${now}`);
  return [shortened(subject, 72), '', ...lines].map((line) => line.replace(/\s+/g, ' ')).join('\n');
}
