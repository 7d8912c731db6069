import { Link } from '../link/Link';

interface LinkListProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Links one below the other. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
