import { Paragraph } from './paragraph.tsx';

type RoleListProps = { roles: { title: string; paragraph: string }[] };

/** The roles the shop hires for. */
export function RoleList({ roles }: RoleListProps) {
  return (
    <ul className="role-list">
      {roles.map(({ title, paragraph }) => (
        <li key={title}>
          <h2>{title}</h2>
          <Paragraph text={paragraph} />
        </li>
      ))}
    </ul>
  );
}
