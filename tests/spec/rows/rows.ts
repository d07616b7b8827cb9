import type { Row } from '../row.ts';
import { ROWS as WHAT_IT_DOES } from './1-what-it-does.ts';
import { ROWS as EMISSIONS } from './2-emissions.ts';
import { ROWS as FRAME } from './2-frame.ts';
import { ROWS as REVIEWS_FAQ_STATE } from './2-reviews-faq-state.ts';
import { ROWS as ROUTES } from './2-routes.ts';
import { ROWS as STATES } from './4-states.ts';
import { ROWS as CALLS } from './5-to-7.ts';
import { ROWS as ERRORS } from './8-errors.ts';
import { ROWS as CONSTANTS } from './9-constants.ts';

/** Each statement of the specification that a machine can check. */
export const ROWS: Row[] = [
  ...WHAT_IT_DOES,
  ...ROUTES,
  ...EMISSIONS,
  ...FRAME,
  ...REVIEWS_FAQ_STATE,
  ...STATES,
  ...CALLS,
  ...ERRORS,
  ...CONSTANTS,
];
