import { parseInline } from '../rules/inline.ts';

/** A short compound, such as 8AM-5PM or walk-ins. Browsers would break it after its hyphen. */
const SHORT_COMPOUND = /(?<![\w-])(\w{1,4}-\w{1,4})(?![\w-])/;

/** Text from content, with `[links](…)` as real links and short compounds on one line. Everything else is plain text, never markup. */
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
  if (!text.includes('-')) return text;
  return text.split(SHORT_COMPOUND).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
