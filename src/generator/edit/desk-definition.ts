import type { Day } from '../site.ts';
import type { Job, Ref } from './api.ts';

/** What a site tells the editor about its owner's work. */
export type DeskDefinition<Content> = {
  /** What an owner does, most frequent first. Only what this content has: a shop without a car wash does nothing for one. */
  jobs(content: Content, today: Day): Job[];
  /** What content says about the photo at a place: a name for the place, and the field for people who cannot see the photo. */
  photo(content: Content, slot: string): { title?: string; alt?: Ref } | undefined;
};
