import type { Choice } from '../../../generator/portable.ts';
import { useAnswer } from '../ask.ts';

/** The pages of the site, to choose from: the main ones first, then those of each folder. */
export const usePages = (): Choice[] =>
  (
    useAnswer('overview', {})?.files.flatMap(({ pagePath, title }) =>
      pagePath === undefined ? [] : { value: pagePath, title },
    ) ?? []
  ).sort((a, b) => depthOf(a) - depthOf(b) || a.value.localeCompare(b.value));

const depthOf = ({ value }: Choice): number => value.split('/').length;
