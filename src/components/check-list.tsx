import type { BulletStyle } from '../rules/names.ts';
import { RichText } from './rich-text.tsx';

type CheckListProps = {
  items: string[];
  bulletStyle?: BulletStyle;
};

/** Short points with drawn bullets. Steps make an ordered list. */
export function CheckList({ items, bulletStyle = 'tick' }: CheckListProps) {
  const List = bulletStyle === 'step' ? 'ol' : 'ul';
  return (
    <List
      className={bulletStyle === 'tick' ? 'check-list' : `check-list check-list-${bulletStyle}`}
    >
      {items.map((item) => (
        <li key={item}>
          <span>
            <RichText text={item} />
          </span>
        </li>
      ))}
    </List>
  );
}
