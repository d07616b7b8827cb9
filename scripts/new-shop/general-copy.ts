import { type Document, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { STAND_IN } from './stand-in-facts.ts';

/** If one text of an item in these lists must be deleted, the whole item is deleted. */
const WHOLE_ITEMS = ['figures', 'teasers'];
/** If any words of an item in these lists must be deleted, the whole item is deleted, because half an answer is useless. */
const WHOLE_ANSWERS = ['questions'];
/** Paragraphs make sense when they are shortened. Descriptions do not: they have a minimum length. Bullets do not: they are one sentence. */
const MAY_BE_SHORTENED = ['paragraph', 'answer', 'intro', 'note', 'when', 'likely', 'first', 'how', 'source'];
/** Shown only where the shop offers an inspection. */
const OF_INSPECTIONS = ['prices'];
/** Lists that may be empty. */
const MAY_BE_EMPTY = ['related', ...WHOLE_ITEMS];

/**
 * Keeps only the parts of a content file that any shop could say. Each text is cut before the first sentence that matches
 * `particular`, because later sentences may refer to that one. A text with nothing left becomes a stand-in. Changes
 * `document`. `about` is the file's name in its stand-ins.
 */
export function keepGeneralCopy(document: Document, particular: RegExp, about: string): void {
  cutNode(document.contents, '', { particular, about });
}

type Cut = { particular: RegExp; about: string };

/** Cuts the texts of a node. Returns whether the caller must delete the node. */
function cutNode(node: unknown, key: string, cut: Cut): boolean {
  if (isSeq(node)) return cutList(node.items, key, cut);
  if (isMap(node)) return cutMap(node.items as Pair<Node, Node>[], key, cut);
  if (!isScalar(node) || typeof node.value !== 'string' || !cut.particular.test(node.value)) return false;
  const sentences = node.value.split(/(?<=[.!?])\s+/);
  const first = sentences.findIndex((sentence) => cut.particular.test(sentence));
  if (first <= 0 || !MAY_BE_SHORTENED.includes(key)) return true;
  node.value = sentences.slice(0, first).join(' ');
  return false;
}

function cutList(items: unknown[], key: string, cut: Cut): boolean {
  const kept = items.filter((item) => {
    const before = JSON.stringify(item);
    const isGone = cutNode(item, key, cut);
    return !isGone && !(WHOLE_ANSWERS.includes(key) && JSON.stringify(item) !== before);
  });
  const isGone = items.length > 0 && kept.length === 0;
  items.splice(0, items.length, ...kept);
  return isGone;
}

function cutMap(pairs: Pair<Node, Node>[], list: string, cut: Cut): boolean {
  if (OF_INSPECTIONS.includes(list)) return false;
  const likeliest = list === 'complaints' && pairs.find((pair) => nameOf(pair) === 'services')?.value;
  // A complaint links to its most likely service. Without that service, it has no answer.
  if (isSeq(likeliest) && cut.particular.test(String(likeliest.items[0]))) return true;
  const gone = pairs.filter((pair) => cutNode(pair.value, nameOf(pair), cut));
  if (gone.length > 0 && WHOLE_ITEMS.includes(list)) return true;
  for (const pair of gone) standInFor(pair, cut.about);
  return false;
}

function standInFor(pair: Pair<Node, Node>, about: string): void {
  const name = nameOf(pair);
  if (isSeq(pair.value)) {
    if (!MAY_BE_EMPTY.includes(name)) (pair.value.items as unknown[]).push(STAND_IN);
  } else if (isScalar(pair.value)) {
    pair.value.value =
      name === 'description' ? `${STAND_IN} for what the page ${about} is about, in 50 to 160 characters of your own.` : STAND_IN;
  }
}

const nameOf = ({ key }: Pair<Node, Node>): string => String(isScalar(key) ? key.value : key);
