import { knownNames } from '../../src/generator/check/structure.ts';
import type { SiteDefinition } from '../../src/generator/site-definition.ts';
import { type Workshop, workshopModel } from './content-model.ts';
import { routes } from './routes.tsx';

const BELL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><path d="M4 28a16 16 0 0 1 32 0z"/></svg>\n';

/** A bicycle workshop of four pages, to show that the generator knows nothing about the shop. */
export const workshopSite: SiteDefinition<Workshop> = {
  sources: ['content', 'public', 'styles'],
  content: workshopModel,
  code: {
    script: 'client.ts',
    styles: {
      folder: 'styles',
      base: ['base'],
      components: ['price-tag'],
      late: ['bell', 'drawer'],
      folded: ['drawer'],
      media: [{ media: 'print', file: 'print' }],
    },
    notices: [],
  },
  drawings: () => ({ bell: BELL }),
  dayAt: ({ workshop }, moment) => {
    const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: workshop.timeZone }).format(moment).split('-').map(Number);
    return { year: year!, month: month!, day: day! };
  },
  routes,
  checks: [knownNames('data-part', ['bell'])],
  files: ({ workshop }) => new Map([['opening-hours.txt', `${workshop.opens}\n`]]),
  host: ({ workshop }) => ({ origin: workshop.origin, scripts: [], frames: ['https://maps.example/embed'], types: [] }),
  // Ofcom reserves these numbers for TV and radio drama.
  standIns: (sources, { workshop }) =>
    workshop.phone.startsWith('+44207946')
      ? [{ file: sources.find(({ file }) => file === 'workshop.yaml')!.path, line: 2, field: 'phone', why: 'Nobody answers this number.' }]
      : [],
  reminders: () => [],
};
