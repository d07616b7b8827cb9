import type { ListMark } from '../rules/names.ts';
import { RichText } from './rich-text.tsx';

type CheckListProps = {
  items: string[];
  /** What the mark in front of each item says: a promise or a pass, a sign, a step in order, a question. */
  mark?: ListMark;
};

/** Short points, each behind a drawn mark. Steps are an ordered list. */
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
