type TextListProps = { items: { text: string; href?: string }[] };

/** Short names in ruled columns, some of them links. */
export function TextList({ items }: TextListProps) {
  return (
    <ul className="text-list">
      {items.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
