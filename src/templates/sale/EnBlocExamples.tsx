import type { EnBlocExampleProps } from '../../page-data/en-bloc-example';
import { Link } from '../../ui/link/Link';
import * as styles from './EnBlocSection.module.css';

function Example({ example: { href, name, lines, outcome } }: { readonly example: EnBlocExampleProps }) {
  return (
    <table className={styles.example}>
      <caption>
        <Link href={href}>{name}</Link>
      </caption>
      <tbody>
        {lines.map(({ label, sum }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{sum}</td>
          </tr>
        ))}
        <tr className={styles.outcome}>
          <th scope="row">{outcome.label}</th>
          <td>{outcome.result}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The rule by which a block wins, with the figures of the sale. */
export function EnBlocExamples({ examples }: { readonly examples: readonly EnBlocExampleProps[] }) {
  return examples.map((example) => <Example key={example.name} example={example} />);
}
