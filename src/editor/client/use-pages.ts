import type { Choice } from '../answers.ts';
import { useAnswer } from './ask.ts';

/** The pages of the site, to choose from. */
export const usePages = (): Choice[] =>
  useAnswer('overview', {})?.files.flatMap(({ pagePath, title }) =>
    pagePath === undefined ? [] : { value: pagePath, title },
  ) ?? [];
