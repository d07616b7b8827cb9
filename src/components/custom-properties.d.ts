import 'react';

declare module 'react' {
  /** An element's style may set custom properties, which the style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
