import {
  type FieldPath,
  locateField,
  positionAt,
  type Source,
  type StandIn,
  textsOf,
  unconfirmedIn,
} from '../generator/index.ts';
import type { Content, Service } from './schema.ts';

/**
 * Every stand-in in the content: phone numbers and addresses that reach no one, samples, texts with
 * the word stand-in, and fields with a comment that calls them unconfirmed. Numbers and addresses
 * are recognized by their values, because an owner may forget the comment.
 */
export function standIns(sources: Source[], content: Content): StandIn[] {
  const found: StandIn[] = [];
  const add = (
    file: string,
    path: FieldPath,
    why: string,
    field = path.join('.'),
    owner?: string,
  ): void => {
    const source = sources.find((other) => other.file === file)!;
    found.push({
      file: source.shownAs,
      // Find positions only when needed: a build that only counts stand-ins does not need them.
      get line() {
        return locateField(source, path, 'name').line;
      },
      field,
      why,
      owner,
    });
  };
  const { shop } = content;
  for (const field of ['phone', 'inspectionPhone'] as const)
    if (isFictionalPhone(shop[field]))
      add(
        'shop.yaml',
        [field],
        'This number is from the range reserved for fiction and reaches no one. ' +
          "Put the shop's own number here.",
      );
  for (const field of ['email', 'careersEmail'] as const)
    if (isReservedHost(shop[field]?.split('@').at(-1)))
      add(
        'shop.yaml',
        [field],
        "Mail to this address reaches no one. Put the shop's own mailbox here.",
      );
  if (isReservedUrl(shop.origin))
    add(
      'shop.yaml',
      ['origin'],
      'This domain is reserved for examples. Put the address of the website here.',
    );
  for (const [name, url] of Object.entries(shop.links))
    if (isReservedUrl(url))
      add(
        'shop.yaml',
        ['links', name],
        "This address leads nowhere. Put the shop's own link here.",
      );
  for (const list of ['reviews', 'quotes'] as const)
    for (const [i, { id, sample }] of content[list].entries())
      if (sample) add('reviews.yaml', [list, i], SAMPLE, `${list}.${id}`, OWNERS_SAMPLE);
  for (const { file, path } of markedTexts(sources, content))
    add(file, path, "This text is a stand-in. Put the shop's own words here.");
  return [...found, ...sources.flatMap(unconfirmed)];
}

/** The fields with a comment `# Unconfirmed: …`, on the same line or above. */
function unconfirmed({ shownAs, text }: Source): StandIn[] {
  return unconfirmedIn(text).map(({ says, about }) => ({
    file: shownAs,
    line: positionAt(text, about).line,
    field: /[^\s:-][^:\n]*/.exec(text.slice(about))![0],
    why: `${says} Delete the comment once this is right.`,
  }));
}

/** Content files that only the page of an inspection shows. */
const SHOWN_BY: Record<string, Service['inspection']> = {
  'inspections/state.yaml': 'state',
  'inspections/emissions.yaml': 'emissions',
};

const STAND_IN = /\bstand-in\b/i;

/** Texts with the word stand-in, except those of an inspection that has no page. */
function markedTexts(
  sources: Source[],
  { services }: Content,
): { file: string; path: FieldPath }[] {
  const found: { file: string; path: FieldPath }[] = [];
  for (const { file, text: written, value } of sources) {
    // Most files have no such text, and visiting each text takes longer.
    if (!STAND_IN.test(written)) continue;
    if (
      SHOWN_BY[file] !== undefined &&
      !services.some(({ inspection }) => inspection === SHOWN_BY[file])
    )
      continue;
    for (const { path, text } of textsOf(value))
      if (STAND_IN.test(text)) found.push({ file, path });
  }
  return found;
}

const SAMPLE =
  "This is a sample, not a real quote. Put a customer's own words and name here, say roughly " +
  'when, and remove "sample".';
const OWNERS_SAMPLE =
  "This is a sample, not a real quote. Put in a customer's own words and name, and the mark " +
  'goes by itself. Or remove it.';

// 555-0100 to 555-0199 are never assigned, in any area code.
const isFictionalPhone = (phone: string | undefined): boolean =>
  /^\+1\d{3}55501\d\d$/.test(phone ?? '');

const isReservedUrl = (url: string): boolean => isReservedHost(new URL(url).hostname);

/** Domain names that RFC 2606 reserves: no one can ever register them. */
function isReservedHost(host: string | undefined): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host ?? '');
}
