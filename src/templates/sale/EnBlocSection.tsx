import { EnBlocRuleText } from '../../components/sales/en-bloc-rule/EnBlocRuleText';
import { FullWidthSection } from '../../ui/full-width-section/FullWidthSection';
import type { EnBlocExampleProps } from '../../page-data/en-bloc-example';
import type { SalePageProps } from './props';
import { Link } from '../../ui/link/Link';
import { MoreLink } from '../../ui/more-link/MoreLink';
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

/** The en bloc rule in the numbers of this sale; nothing when it has no groups. */
export function EnBlocSection({ sale: { examples, enBlocRule, links } }: { readonly sale: SalePageProps }) {
  if (examples.length === 0) return null;
  return (
    <FullWidthSection heading={TEXTS.sections.enBloc} anchor="en-bloc-rule" surface="snow">
      <div className={styles.columns}>
        <div>
          <EnBlocRuleText {...enBlocRule} />
          <MoreLink href={links.enBlocQuestion}>{TEXTS.saleActions.readEnBloc}</MoreLink>
        </div>
        <div>
          {examples.map((example) => (
            <Example key={example.name} example={example} />
          ))}
          <MoreLink href={links.enBlocSimulator}>{TEXTS.saleActions.tryEnBloc}</MoreLink>
        </div>
      </div>
    </FullWidthSection>
  );
}
