import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Makes a function that returns the markup of a part which is the same on all pages: React renders the part once for each
 * `context`, apart from any page, so a page's own React contexts do not reach it.
 */
export function renderedOnce<Context extends object>(Part: FunctionComponent<{ context: Context }>): (context: Context) => string {
  const known = new WeakMap<Context, string>();
  return (context) => {
    const markup = known.get(context) ?? renderToStaticMarkup(createElement(Part, { context }));
    known.set(context, markup);
    return markup;
  };
}
