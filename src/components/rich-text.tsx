import { parseInline } from '../rules/inline.ts';

/**
 * Parts that read badly if a browser breaks them at their space or hyphen: a state with its ZIP
 * code, a house with its street, a year with its model, a road with its number, a length with its
 * unit, days with their hours, a name such as Mercedes-Benz, and a code such as R-1234yf or a
 * compound such as walk-ins.
 */
const UNBROKEN_PARTS = [
  String.raw`[A-Z]{2} \d{5}`,
  String.raw`\d{3,5} [A-Z][a-z]+`,
  String.raw`Route \d+`,
  String.raw`\d+ (?:ft|feet|inch(?:es)?)`,
  String.raw`(?:[A-Z][a-z]{2}-)?[A-Z][a-z]{2} \d+[AP]M-\d+[AP]M`,
  String.raw`[A-Z][a-z]{1,12}-[A-Z][a-z]{1,12}`,
  String.raw`\w{1,5}-\w{1,9}`,
];
const UNBROKEN = new RegExp(
  String.raw`(\(\d{3}\) \d{3}-\d{4}|(?<![\w-])(?:${UNBROKEN_PARTS.join('|')})(?![\w-]))`,
);

/** Text from content, with `[links](…)` as real links. All else is plain text, never markup. */
export function RichText({ text }: { text: string }) {
  return parseInline(text).map((part, index) =>
    typeof part === 'string' ? (
      unbroken(part)
    ) : (
      <a key={index} href={part.href}>
        {unbroken(part.text)}
      </a>
    ),
  );
}

function unbroken(text: string) {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
