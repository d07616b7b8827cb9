/**
 * Correct code that the Nu checker reports because it does not know it yet. Its style checker is
 * years behind, and its grammar of drawings is that of SVG 1.1. A pattern excuses a message only
 * where the declaration, the at-rule or the tag that the message points at fits it.
 */
export const KNOWN_GAPS: readonly RegExp[] = [
  // CSS Conditional Rules 5. Chrome and Safari since 2022, Firefox since 2023.
  /^container-type:inline-size$/,
  // Units of a container query, with the same browsers as container-type.
  /^[\w-]+:.*\dcq[iwhb]\b/,
  // CSS Values 4: min(), max() and clamp() take sums and products without calc().
  /^[\w-]+:.*\b(min|max|clamp)\([^;]*\*/,
  // CSS View Transitions 2. A browser that does not know it shows the next page at once.
  /^@view-transition$/,
  // CSS View Transitions 1. Chrome since 2023, Safari since 2024, Firefox since 2025.
  /^view-transition-name:/,
  // CSS View Transitions 1, with the same browsers as view-transition-name.
  /::view-transition-(old|new)\(/,
  // SVG 2. Every engine since 2020.
  /^vector-effect:/,
  // CSS Masking 1: a mask takes `round`, as a background does. Every engine since 2023.
  /^(-webkit-)?mask:radial-gradient/,
  // SVG 2. Every engine since 2017.
  /^paint-order:stroke$/,
  // SVG 2 allows pathLength on every basic shape. Every engine since 2020.
  /^<circle\b[^>]*\spathLength="/,
];
