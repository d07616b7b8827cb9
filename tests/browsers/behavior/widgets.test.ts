import { drivers } from '../engines/drivers.ts';
import { accordion } from './accordion.ts';
import { car } from './car.ts';
import { dates, ZONE } from './dates.ts';
import { dropdowns } from './dropdowns.ts';
import { inEachEngine } from './each-engine.ts';
import { menu } from './menu.ts';
import { pageTools } from './page-tools.ts';
import { readMore } from './read-more.ts';
import { reviewRedirect } from './review-redirect.ts';
import { tools } from './tools.ts';

inEachEngine(
  { timeZone: ZONE },
  {
    drivers,
    menu,
    accordion,
    dropdowns,
    'read-more': readMore,
    dates,
    car,
    'page-tools': pageTools,
    tools,
    'review-redirect': reviewRedirect,
  },
);
