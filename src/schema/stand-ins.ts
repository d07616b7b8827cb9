import { commentedFields, type ParsedFile, type StandIn } from '../generator/index.ts';
import { type FieldRef, textsOf } from '../generator/portable.ts';
import type { Content, Service, Shop } from './content.ts';

/** A stand-in, and the field that has it. */
type StandInField = FieldRef & { name?: string; why: string; comment?: string };

/**
 * Every stand-in in the content: phone numbers and addresses that reach no one, samples, texts with
 * the word stand-in, and fields with a comment that calls them unconfirmed. Numbers and addresses
 * are recognized by their values, because an owner may forget the comment.
 */
export function standIns(parsedFiles: ParsedFile[], content: Content): StandIn[] {
  const fields = [
    ...unreachable(content.shop),
    ...samples(content),
    ...markedTexts(parsedFiles, content),
    ...parsedFiles.flatMap(commented),
  ];
  return fields.map(({ file, path, name = path.join('.'), why, comment }) => {
    const source = parsedFiles.find((other) => other.file === file)!;
    return { source, path, name, why, comment };
  });
}

function* unreachable(shop: Shop): Iterable<StandInField> {
  const file = 'shop.yaml';
  for (const field of ['phone', 'inspectionPhone'] as const)
    if (isFictionalPhone(shop[field]))
      yield {
        file,
        path: [field],
        why: "This number is made up and reaches no one. Put the shop's own number here.",
      };
  for (const field of ['email', 'careersEmail'] as const)
    if (isReservedHost(shop[field]?.split('@').at(-1)))
      yield {
        file,
        path: [field],
        why: "Mail to this address reaches no one. Put the shop's own mailbox here.",
      };
  if (isReservedUrl(shop.origin))
    yield {
      file,
      path: ['origin'],
      why: 'This address is only an example. Put the address of the website here.',
    };
  for (const [name, url] of Object.entries(shop.links))
    if (isReservedUrl(url))
      yield {
        file,
        path: ['links', name],
        why: "This address leads nowhere. Put the shop's own link here.",
      };
}

const REPLACE_SAMPLE =
  "This is a sample, not a real quote. Put a customer's own words and name in its place, " +
  'or remove it.';

function* samples(content: Content): Iterable<StandInField> {
  for (const list of ['reviews', 'quotes'] as const)
    for (const [index, { id, sample }] of content[list].entries())
      if (sample)
        yield {
          file: 'reviews.yaml',
          path: [list, index],
          name: `${list}.${id}`,
          why: REPLACE_SAMPLE,
        };
}

/** The fields with a comment `# Unconfirmed: …`, on the same line or above. */
const commented = ({ file, text }: ParsedFile): StandInField[] =>
  commentedFields(text).map(({ comment, path }) => ({
    file,
    path,
    why: `${comment} Delete the comment once this is right.`,
    comment,
  }));

/** Content files that only the page of an inspection shows. */
const SHOWN_BY: Record<string, Service['inspection']> = {
  'inspections/state.yaml': 'state',
  'inspections/emissions.yaml': 'emissions',
};

const STAND_IN = /\bstand-in\b/i;

/** Texts with the word stand-in, except those of an inspection that has no page. */
function* markedTexts(parsedFiles: ParsedFile[], { services }: Content): Iterable<StandInField> {
  for (const { file, text: sourceText, data } of parsedFiles) {
    // Most files have no such text, and this is quicker than visiting each text.
    if (!STAND_IN.test(sourceText)) continue;
    const shownBy = SHOWN_BY[file];
    if (shownBy !== undefined && !services.some(({ inspection }) => inspection === shownBy))
      continue;
    for (const { path, text } of textsOf(data))
      if (STAND_IN.test(text))
        yield { file, path, why: "This text is a stand-in. Put the shop's own words here." };
  }
}

// 555-0100 to 555-0199 are never assigned, in any area code.
const isFictionalPhone = (phone: string | undefined): boolean =>
  /^\+1\d{3}55501\d\d$/.test(phone ?? '');

const isReservedUrl = (url: string): boolean => isReservedHost(new URL(url).hostname);

/** Domain names that RFC 2606 reserves: no one can ever register them. */
function isReservedHost(host: string | undefined): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host ?? '');
}
