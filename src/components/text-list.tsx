/** Short names in ruled columns, some of them links. */
export function TextList({ items }: { items: { text: string; href?: string }[] }) {
  return (
    <ul className="text-list">
      {items.map(({ text, href }) => (
        <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      ))}
    </ul>
  );
}
