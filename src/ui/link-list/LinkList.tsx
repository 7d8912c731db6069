import { Link } from '../link/Link';

interface LinkListProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** True to open over the current page. */
  readonly modal?: boolean;
}

/** Links one below the other. */
export function LinkList({ links, modal }: LinkListProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} modal={modal}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
