import type { OpenSite } from '../open-site.ts';
import type { Exchange } from './page-script.ts';

type Styled = Pick<OpenSite<unknown>, 'styles' | 'bundle'>;

/**
 * The texts and addresses of styles that differ between two versions of a site, each with the new one. Only style sheets may
 * have changed in between. Undefined if a page cannot exchange them, since it had no text where there is one now.
 */
export function styleExchanges(before: Styled, after: Styled): Exchange[] | undefined {
  const fresh = stylesOf(after);
  const exchanges = stylesOf(before).flatMap((old, index): Exchange[] => (old === fresh[index] ? [] : [[old, fresh[index]!]]));
  return exchanges.some(([old]) => old === '') ? undefined : exchanges;
}

const stylesOf = ({ styles: { always, components, late }, bundle: { sheets } }: Styled): string[] => [
  always,
  ...components.map(({ css }) => css),
  late.href,
  ...sheets.map(({ href }) => href),
];
