import { RichText } from './rich-text.tsx';

/** Short points, each behind a drawn check mark. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
