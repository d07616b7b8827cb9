/**
 * Component styles in cascade order, each named after its root class. These are for the first
 * screen: a page's head has the styles of the classes in its markup, so the page renders after one
 * round trip.
 */
export const COMPONENT_STYLES = [
  'drawings/drawing',
  'components/button',
  'components/skip-link',
  'components/top-bar',
  'components/shop-bar',
  'components/open-now',
  'components/logo',
  'components/menu-button',
  'components/site-header',
  'components/call-bar',
  'components/call-note',
  'components/hero',
  'components/complaints',
  'drawings/phantom',
  'drawings/phantom-near',
  'components/close-up',
  'components/masthead',
  'components/masthead-banner',
  'components/masthead-wall',
  'components/masthead-street',
  'components/make-masthead',
  'components/notice',
  'components/emissions-hero',
  'components/photo-image',
  'components/photo-band',
  'components/review-masthead',
  'components/wall-chart',
  'components/criteria-table',
  'components/price-card',
  'components/check-list',
  'components/section-block',
  'components/coupon-list',
  'components/coupon-card',
  'components/review-list',
  'components/review-card',
  'components/photo-strip',
  'components/status-line',
  'components/print-button',
  'components/note-list',
  'components/not-found',
  'components/redirect-page',
] as const;

/**
 * Styles for content below the first screen, in cascade order, after the others. All pages share
 * one file. It is linked in the body before the first element that needs it, so nothing above waits
 * for it.
 */
export const LATE_STYLES = [
  'components/band',
  'components/band-note',
  'components/band-small',
  'components/travel',
  'components/accordion',
  'components/nav-panel',
  'components/menu-strokes',
  'components/mobile-menu',
  'components/hero-stage',
  'components/hero-car',
  'components/hero-sign',
  'components/price-pylon',
  'components/price-pylon-three',
  'components/price-pylon-brief',
  'components/rating-ruler',
  'components/attribution',
  'components/quotes',
  'components/teasers',
  'components/corner',
  'components/data-plate',
  'components/timing-table',
  'components/make-list',
  'components/faq-list',
  'components/service-area',
  'drawings/map-drawing',
  'components/price-time',
  'components/exhibit',
  'drawings/exhibit-drawing',
  'components/answer-folds',
  'components/related-services',
  'components/complaint-index',
  'components/near-me',
  'components/service-end',
  'components/block-row',
  'components/complaint-answers',
  'components/complaint-card',
  'components/sticker-months',
  'components/driveway',
  'components/recheck',
  'components/emissions-questions',
  'components/coupon-ticket',
  'components/site-footer',
] as const;

type LateStyle = (typeof LATE_STYLES)[number];

/** Late styles that show only after the visitor points, clicks or presses a key. */
const INTERACTION_STYLES: LateStyle[] = [
  'components/travel',
  'components/hero-stage',
  'components/hero-car',
  'components/hero-sign',
  'components/nav-panel',
  'components/menu-strokes',
  'components/mobile-menu',
];

/**
 * Late styles that a style of the first screen imports, so they are in the head where it needs
 * them.
 */
const IMPORTED_STYLES: LateStyle[] = ['components/rating-ruler', 'components/attribution'];

/** Late styles for which alone a page does not link the late file. */
export const UNLINKED_STYLES: readonly LateStyle[] = [...INTERACTION_STYLES, ...IMPORTED_STYLES];

export const BASE_STYLES = ['styles/tokens', 'styles/fonts', 'styles/base'] as const;

/** Styles for other media, as separate files that load without blocking rendering. */
export const MEDIA_STYLES = [
  { media: 'print', file: 'styles/print' },
  { media: '(forced-colors: active)', file: 'styles/forced-colors' },
] as const;
