/**
 * The next page is made ready when the visitor points at or touches its link (WICG speculation rules). Only pages of
 * this site: not `/review`, which leaves it, and no tel: link, which is no page. The contact card is fetched and let go. Analytics wait for the activation.
 */
export const SPECULATION_RULES = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/review' } }] }, eagerness: 'moderate' }],
};
