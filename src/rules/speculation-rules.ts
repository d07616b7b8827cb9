/**
 * The browser prepares the next page when the visitor points at or touches its link (WICG speculation rules). This applies
 * only to pages of this site: not to `/review`, which redirects to another site, and not to tel: links. The contact card is fetched and let go. Analytics wait for the activation.
 */
export const SPECULATION_RULES = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/review' } }] }, eagerness: 'moderate' }],
};
