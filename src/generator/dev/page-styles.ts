import type { Styles } from '../assets/bundle.ts';
import type { OpenSite } from '../open-site.ts';
import type { Exchange } from './page-script.ts';

/** The styles with an element for each sheet, so that a page can exchange one sheet and keep the others, with their fonts. */
export const inOwnElements = ({ always, components, late }: Styles): Styles => ({
  always: always.map(inOwnElement),
  components: components.map(({ name, css }) => ({ name, css: inOwnElement(css) })),
  late,
});

/** The text goes between `<style>` and `</style>`. */
const inOwnElement = (css: string): string => `</style><style>${css}`;

type Styled = Pick<OpenSite, 'styles' | 'bundle'>;

/**
 * The texts and addresses of styles that differ between two versions of a site, each with the new one. Only style sheets may
 * have changed in between. Undefined if a sheet was empty before, because a page cannot find an empty text to exchange.
 */
export function styleExchanges(before: Styled, after: Styled): Exchange[] | undefined {
  const fresh = stylesOf(after);
  const exchanges = stylesOf(before).flatMap((old, index): Exchange[] => (old === fresh[index] ? [] : [[old, fresh[index]!]]));
  return exchanges.some(([old]) => old === '') ? undefined : exchanges;
}

const stylesOf = ({ styles: { always, components, late }, bundle: { sheets } }: Styled): string[] => [
  ...always,
  ...components.map(({ css }) => css),
  late.href,
  ...sheets.map(({ href }) => href),
];
