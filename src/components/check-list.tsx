import type { ListMark } from '../rules/names.ts';
import { RichText } from './rich-text.tsx';

type CheckListProps = {
  items: string[];
  mark?: ListMark;
};

/** A list of short points with drawn marks. Steps make an ordered list. */
export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  const List = mark === 'step' ? 'ol' : 'ul';
  return (
    <List className={mark === 'tick' ? 'check-list' : `check-list check-list-${mark}`}>
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
