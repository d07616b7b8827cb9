/**
 * Correct code that the Nu checker reports because it does not know it yet: a pattern for the code,
 * and why it is correct.
 */
type Gap = { in: RegExp; why: string };

/**
 * Its style checker is years behind, and its grammar of drawings is that of SVG 1.1. A gap excuses
 * a message only where the declaration, the at-rule or the tag that the message points at fits it.
 */
export const KNOWN_GAPS: readonly Gap[] = [
  {
    in: /^container-type:inline-size$/,
    why: 'CSS Conditional Rules 5. Chrome and Safari since 2022, Firefox since 2023.',
  },
  {
    in: /^[\w-]+:.*\dcq[iwhb]\b/,
    why: 'Units of a container query, with the same browsers as container-type.',
  },
  {
    in: /^[\w-]+:.*\b(min|max|clamp)\([^;]*\*/,
    why: 'CSS Values 4: min(), max() and clamp() take sums and products without calc().',
  },
  {
    in: /^@view-transition$/,
    why: 'CSS View Transitions 2. A browser that does not know it shows the next page at once.',
  },
  {
    in: /^view-transition-name:/,
    why: 'CSS View Transitions 1. Chrome since 2023, Safari since 2024, Firefox since 2025.',
  },
  {
    in: /::view-transition-(old|new)\(/,
    why: 'CSS View Transitions 1, with the same browsers as view-transition-name.',
  },
  { in: /^vector-effect:/, why: 'SVG 2. Every engine since 2020.' },
  {
    in: /^(-webkit-)?mask:radial-gradient/,
    why: 'CSS Masking 1: a mask takes `round`, as a background does. Every engine since 2023.',
  },
  { in: /^paint-order:stroke$/, why: 'SVG 2. Every engine since 2017.' },
  {
    in: /^<circle\b[^>]*\spathLength="/,
    why: 'SVG 2 allows pathLength on every basic shape. Every engine since 2020.',
  },
];
