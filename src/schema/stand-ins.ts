import { textsOf } from '../generator/read/texts-of.ts';
import { type FieldPath, locateField, type Source } from '../generator/read/locate.ts';
import type { StandIn } from '../generator/site-definition.ts';
import type { Content, Review, Service } from './schema.ts';

/**
 * Every stand-in in the content: phone numbers and addresses that reach no one, samples, texts with the word stand-in, and
 * the facts that shop.yaml lists as unconfirmed. Numbers and addresses are recognized by their values, because an owner may
 * forget to list them.
 */
export function standIns(sources: Source[], content: Content): StandIn[] {
  const at = (file: string, path: FieldPath, why: string, field = path.join('.')): StandIn => {
    const source = sources.find((other) => other.file === file)!;
    return {
      file: source.path,
      // Find positions only when needed: a build that only counts stand-ins does not need them.
      get line() {
        return locateField(source, path).line;
      },
      field,
      why,
    };
  };
  const { shop, reviews, quotes } = content;
  return [
    ...(['phone', 'inspectionPhone'] as const)
      .filter((field) => isFictionalPhone(shop[field]))
      .map((field) =>
        at('shop.yaml', [field], "This number is from the range reserved for fiction and reaches no one. Put the shop's own number here."),
      ),
    ...(['email', 'careersEmail'] as const)
      .filter((field) => isReservedHost(shop[field]?.split('@').at(-1)))
      .map((field) => at('shop.yaml', [field], "Mail to this address reaches no one. Put the shop's own mailbox here.")),
    ...(isReservedUrl(shop.origin)
      ? [at('shop.yaml', ['origin'], 'This domain is reserved for examples. Put the address of the website here.')]
      : []),
    ...Object.entries(shop.links)
      .filter(([, url]) => isReservedUrl(url))
      .map(([name]) => at('shop.yaml', ['links', name], "This address leads nowhere. Put the shop's own link here.")),
    ...shop.unconfirmed.map((name) =>
      at('shop.yaml', name.split('.'), `The shop has not confirmed this. Check it, then take "${name}" off the list "unconfirmed".`),
    ),
    ...samples('reviews', reviews).map(({ path, field }) => at('reviews.yaml', path, SAMPLE, field)),
    ...samples('quotes', quotes).map(({ path, field }) => at('reviews.yaml', path, SAMPLE, field)),
    ...markedTexts(sources, content).map(({ file, path }) => at(file, path, "This text is a stand-in. Put the shop's own words here.")),
  ];
}

/** Content files that only one kind of page shows. */
const SHOWN_BY: Record<string, Service['kind']> = {
  'inspections/state.yaml': 'state-inspection',
  'inspections/emissions.yaml': 'emissions-inspection',
};

/** Texts with the word stand-in, except those that are listed as unconfirmed and those of an inspection that has no page. */
function markedTexts(sources: Source[], { shop, services }: Content): { file: string; path: FieldPath }[] {
  const isListed = (file: string, path: FieldPath): boolean =>
    file === 'shop.yaml' && shop.unconfirmed.some((name) => `${path.join('.')}.`.startsWith(`${name}.`));
  return sources
    .filter(({ file }) => SHOWN_BY[file] === undefined || services.some(({ kind }) => kind === SHOWN_BY[file]))
    .flatMap(({ file, value }) =>
      textsOf(value)
        .filter(({ path, text }) => /\bstand-in\b/i.test(text) && !isListed(file, path))
        .map(({ path }) => ({ file, path })),
    );
}

const SAMPLE = 'This is a sample, not a real quote. Put a customer\'s own words, name and date here, and delete the line "sample: true".';

function samples(list: 'reviews' | 'quotes', reviews: Review[]): { path: FieldPath; field: string }[] {
  return reviews.flatMap(({ id, sample }, i) => (sample ? [{ path: [list, i], field: `${list}.${id}` }] : []));
}

// 555-0100 to 555-0199 are never assigned, in any area code.
const isFictionalPhone = (phone: string | undefined): boolean => /^\+1\d{3}55501\d\d$/.test(phone ?? '');

const isReservedUrl = (url: string): boolean => isReservedHost(new URL(url).hostname);

/** Domain names that RFC 2606 reserves: no one can ever register them. */
function isReservedHost(host: string | undefined): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host ?? '');
}
