import type { Day } from '../generator/site.ts';
import type { Job, Ref } from './api.ts';

/** What a site tells the editor about its owner's work. */
export type DeskDefinition<Content> = {
  /** What an owner does, most frequent first. Only what this content has. */
  jobs(content: Content, today: Day): Job[];
  /** The group of fields about the photo at a place, whether or not the file has it yet. */
  photoAt(content: Content, slot: string): Ref | undefined;
  /** The list of old addresses, whose items say `from` and `to`; and all addresses that lead to a file's page, today's first. */
  oldAddresses: { list: Ref; of(content: Content, file: string): string[] };
};
