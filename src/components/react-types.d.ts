import 'react';
import type { EventName, ToolName, WidgetName } from '../rules/names.ts';

declare module 'react' {
  /** An element's style may set custom properties, which the style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }

  /** The widget or tool that this element is. */
  interface HTMLAttributes<T> {
    'data-widget'?: WidgetName | undefined;
    'data-tool'?: ToolName | undefined;
  }

  /** Clicks on a link with `data-event` are counted, unless the site counts none. */
  interface AnchorHTMLAttributes<T> {
    'data-event'?: EventName | undefined;
  }
}
