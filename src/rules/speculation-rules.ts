/**
 * The browser prepares the next page when the visitor points at or touches its link (WICG
 * speculation rules). This applies only to pages of this site: not to `/review`, which redirects to
 * another site, and not to tel: links. The browser may fetch the contact card too, and then
 * discards it. Analytics wait until the visitor opens the page.
 */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/review' } }] },
      eagerness: 'moderate',
    },
  ],
};
