/** `smooth`, but only for visitors who did not ask for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'auto';
