import { Paragraph } from './paragraph.tsx';

type MaintenanceListProps = { items: { subheading: string; paragraph: string }[] };

/** A make's own maintenance facts, as ruled notes. */
export function MaintenanceList({ items }: MaintenanceListProps) {
  return (
    <ul className="maintenance-list">
      {items.map(({ subheading, paragraph }) => (
        <li key={subheading}>
          <h3>{subheading}</h3>
          <Paragraph text={paragraph} />
        </li>
      ))}
    </ul>
  );
}
