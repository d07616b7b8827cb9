import { test } from 'vitest';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import { followReviewAndBack, followReviewOutside } from './follow-review.ts';

// no-script.test.ts has the same without script.

test.each(ENGINES)(
  'in %s, /review goes to the outside review page at once, and adds no history entry that Back would return to',
  async (engine) => {
    const tab = await openTab(engine, '/about');
    await followReviewAndBack(tab);
    await followReviewOutside(tab);
  },
);
