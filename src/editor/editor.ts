import type { OwnerMistake } from './shared/messages.ts';
import { ContentStore } from './content/content-store.ts';
import { type FileWrites, revisionOf, withFiles } from './content/content-files.ts';
import { Project, type DevState, type EditorOptions } from './project.ts';
import { Publisher } from './publishing/publisher.ts';
import { contentDifferences } from './words/content-differences.ts';
import { EditSession } from './changes/edit-session.ts';
import { siteMistakes } from './checks/site-mistakes.ts';
import { PublishedContent } from './publishing/published-content.ts';

/** The editor of a site: its project, its owner's work, and its publishing. */
export class Editor {
  readonly project: Project;
  readonly published: PublishedContent;
  readonly publisher: Publisher;
  readonly #store: ContentStore;
  #session?: EditSession;
  /** The last two checks: of a change alone, and together with the drafts. */
  #lastChecks: { served: unknown; checked: string; mistakes: Promise<OwnerMistake[]> }[] = [];

  constructor(dev: DevState, options: EditorOptions) {
    const project = new Project(dev, options);
    this.project = project;
    this.#store = new ContentStore(project.contentPath, project.cacheFolder, options.log);
    this.#store.recover();
    this.published = new PublishedContent(project);
    this.publisher = new Publisher(project, this.published);
  }

  /** The owner's work. The first use creates it, since it needs the site's code. */
  get session(): EditSession {
    return (this.#session ??= new EditSession({
      folder: this.project.folder,
      model: this.project.model,
      newFiles: this.project.options.editing.newFiles,
      checkFiles: (files) => this.checkFiles(files),
      store: this.#store,
      differencesBetween: (...states) => contentDifferences(this.project, ...states),
      log: this.project.options.log,
    }));
  }

  /**
   * The mistakes with these files in place. A change that was checked while it was typed is not
   * checked again when it is saved, if the same site is served.
   */
  checkFiles(files: FileWrites): Promise<OwnerMistake[]> {
    const served = this.project.served;
    const revisions = Array.from(files, ([file, bytes]) => [file, revisionOf(bytes)]);
    // After a write, the same served site can have other mistakes: it is made again only later.
    const checked = JSON.stringify([this.#store.writeCount, revisions]);
    const last = this.#lastChecks.find(
      (check) => served && check.served === served && check.checked === checked,
    );
    if (last) return last.mistakes;
    const mistakes = siteMistakes(this.project, withFiles(this.project.folder, files));
    this.#lastChecks = [{ served, checked, mistakes }, ...this.#lastChecks].slice(0, 2);
    return mistakes;
  }
}
