import { parseInline } from '../rules/inline.ts';

/** Text from content, with `[links](…)` as real links. Everything else is plain text, never markup. */
export function RichText({ text }: { text: string }) {
  return parseInline(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
