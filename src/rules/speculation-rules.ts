/**
 * The next page is made ready when the visitor points at or touches its link (WICG speculation rules). Only pages of
 * this site: not `/review`, which leaves it, no file such as the contact card, and no tel: link. Analytics wait for the activation.
 */
export const SPECULATION_RULES = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/review' } }, { not: { href_matches: '/*.vcf' } }] }, eagerness: 'moderate' }],
};
