import type { SiteDefinition } from '../../src/generator/index.ts';
import { standIns, type Workshop, workshopModel } from './content-model.ts';
import { drawings } from './drawings.ts';
import { routes } from './routes.tsx';

/** A bicycle workshop of four pages, to show that the generator knows nothing about the shop. */
export const workshopSite: SiteDefinition<Workshop> = {
  contentModel: workshopModel,
  browserCode: {
    script: 'client.ts',
    styles: {
      folder: 'styles',
      base: ['base'],
      components: ['price-tag'],
      late: ['bell', 'drawer'],
      unlinked: ['drawer'],
      media: [{ media: 'print', file: 'print' }],
    },
  },
  drawings,
  timeZone: ({ workshop }) => workshop.timeZone,
  routes,
  generatedFiles: ({ workshop }) => new Map([['opening-hours.txt', `${workshop.opens}\n`]]),
  hostNeeds: ({ workshop }) => ({
    origin: workshop.origin,
    scripts: [],
    frames: ['https://maps.example/embed'],
  }),
  todoList: ({ content, parsedFiles }) => ({
    standIns: standIns(parsedFiles, content),
    reminders: [],
  }),
};
