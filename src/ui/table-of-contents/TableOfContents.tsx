import * as styles from './TableOfContents.module.css';

interface ContentsProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The link of the current section; null in built HTML. */
  readonly current: string | null;
}

/** The parts of a page, as links to their anchors. */
export function TableOfContents({ label, links, current }: ContentsProps) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <ul>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
