import { expect, test } from 'vitest';
import { CONTENT, pagesOf } from '../../support/in-memory.ts';
import { type Element, parsePage, select, selectAll, textOf } from '../../support/select.ts';

function pagesWith(change: Partial<typeof CONTENT>): (path: string) => Element {
  const html = pagesOf({ ...CONTENT, ...change });
  return (path) => parsePage(html(path));
}

test("samples stand apart from customers' reviews and from the rating, and claim nothing", () => {
  const { labels, pages, makes } = CONTENT;
  const { heading, note } = labels.sampleNotice;
  const real = CONTENT.reviews.map((review) => ({ ...review, sample: false }));
  const [one, ...others] = real;
  const sample = { ...one!, id: 'sample', text: 'Nobody wrote this.', sample: true };
  const withReviews = (reviews: typeof real) => pagesWith({ reviews, quotes: reviews });
  const sectionsOf = (page: Element) =>
    selectAll(page, 'main section')
      .filter((section) => section.querySelector('.quotes, .review-list'))
      .map((section) => ({
        heading: textOf(select(section, 'h2')),
        isPlaceholder: textOf(section).includes(note),
        isRated: section.querySelector('.rating-ruler') !== null,
        texts: section.querySelectorAll('blockquote').length,
      }));
  const apart = { heading, isPlaceholder: true, isRated: false };
  const theirs = { isPlaceholder: false, isRated: false };
  const make = makes.find(({ showReviews }) => showReviews)!;
  for (const [path, own] of [
    ['/', pages.home.rating.quotesHeading],
    [make.path, pages.home.rating.quotesHeading],
    ['/reviews', pages.reviews.listHeading],
  ] as const) {
    expect(sectionsOf(withReviews([sample])(path))).toEqual([{ ...apart, texts: 1 }]);
    expect(sectionsOf(withReviews([sample, ...others])(path))).toEqual([
      { ...theirs, heading: own, texts: others.length },
      { ...apart, texts: 1 },
    ]);
    expect(sectionsOf(withReviews(real)(path))).toEqual([
      { ...theirs, heading: own, texts: real.length },
    ]);
  }
  const saysFive = (reviews: typeof real) =>
    textOf(withReviews(reviews)('/reviews')).includes(pages.reviews.fiveStars);
  expect(
    [[sample], [sample, ...others], [...others, { ...one!, rating: 4 }]].map(saysFive),
  ).toEqual([false, true, false]);
});

test('the photo of the careers page keeps its words while there are no jobs', () => {
  const { pages } = CONTENT;
  const noJobs = { description: '', heading: 'Later', intro: '', paragraph: '' };
  const careers = { ...pages.careers, hiring: 'no' as const, noJobs, imageAlt: 'Us' };
  const html = pagesOf({ ...CONTENT, pages: { ...pages, careers } }, () => ({ src: '/us.jpg' }));
  expect(html('/careers')).toContain('alt="Us"');
});
