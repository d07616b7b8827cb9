import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentFolder, SHARE_CARDS_FOLDER } from '../../generator/portable.ts';
import { openContentFolder } from '../../generator/content/content-folder.ts';
import { isContent } from '../content/content-files.ts';
import { commitOnly, type Git, ownersChanges } from './git.ts';
import type { Project } from '../project.ts';

/** The content at the start of publishing, a copy, so that later changes are not published. */
export class ContentToPublish {
  /** The folder that git uses as its work tree. */
  readonly #workTree: string;
  readonly contentPath: string;

  constructor(private readonly project: Project) {
    this.#workTree = join(project.cacheFolder, 'publishing');
    this.contentPath = join(this.#workTree, 'content');
  }

  get folder(): ContentFolder {
    // Messages must name the files that an owner knows.
    return { ...openContentFolder(this.contentPath), name: this.project.folder.name };
  }

  /** Takes the content of a folder, without other files that lie in it. */
  copyFrom(folder: ContentFolder): void {
    this.remove();
    for (const file of folder.list().files.filter((name) => isContent(this.project.model, name))) {
      const path = join(this.contentPath, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, folder.read(file));
    }
  }

  /** Commits it with the share cards, unless that changes nothing. */
  async commit(message: string): Promise<void> {
    const { git, model, options } = this.project;
    const cards = join('public', SHARE_CARDS_FOLDER);
    const drawn = join(options.root, cards);
    if (existsSync(drawn)) cpSync(drawn, join(this.#workTree, cards), { recursive: true });
    const gitHere: Git = (args, input) => git([`--work-tree=${this.#workTree}`, ...args], input);
    const paths = await ownersChanges(gitHere, model);
    if (paths.length > 0) await commitOnly(gitHere, paths, message);
  }

  remove(): void {
    rmSync(this.#workTree, { recursive: true, force: true });
  }
}
