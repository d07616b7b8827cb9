import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quotes } from '../../../src/components/quotes.tsx';
import { ReviewCard } from '../../../src/components/review-card.tsx';
import type { SiteContext } from '../../../src/site-context.ts';
import { CONTENT } from '../../support/in-memory.ts';

const context = { labels: CONTENT.labels } as SiteContext;
const review = { ...CONTENT.reviews[0]!, text: 'Muy buen servicio.' };

test("a customer's words are in the language that content names, and in that of the page if it names none", () => {
  const pages = (lang?: string): string[] =>
    [
      <ReviewCard key="" context={context} review={{ ...review, lang }} />,
      <Quotes key="" quotes={[{ ...review, lang }]} />,
    ].map((element) => renderToStaticMarkup(element));
  for (const html of pages('es'))
    expect(html).toMatch(/<(?:p|blockquote) dir="auto" lang="es">Muy buen servicio\./);
  for (const html of pages()) expect(html).not.toContain('lang=');
});
