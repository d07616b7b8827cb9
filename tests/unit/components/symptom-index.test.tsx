import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SymptomIndex } from '../../../src/components/symptom-index.tsx';
import type { SiteContext } from '../../../src/site-context.ts';
import { hrefs, parsePage } from '../../support/select.ts';
import { shopContent } from '../../support/shop-content.ts';

test('a complaint leads to its likeliest service, and to its answer if that is to stop', () => {
  const { services, labels, complaints } = shopContent();
  const page = parsePage(
    renderToStaticMarkup(
      <SymptomIndex
        context={{ services, labels } as SiteContext}
        complaints={complaints.complaints}
      />,
    ),
  );
  const pathOf = (id: string) => services.find((one) => one.id === id)!.path;
  expect(hrefs(page, 'a')).toEqual(
    complaints.complaints.map(({ id, urgency, services: [likeliest] }) =>
      urgency === 'stop' ? `${pathOf('vehicle-diagnostics')}#${id}` : pathOf(likeliest!),
    ),
  );
});
