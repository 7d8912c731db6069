import type { BrochurePageProps } from './props';
import { FactList } from '../../ui/fact-list/FactList';
import * as styles from './BrochureTemplate.module.css';

/** The en bloc rule with the numbers of this sale; nothing if there is no example of it. */
export function EnBlocRule({ sale }: { readonly sale: Pick<BrochurePageProps, 'examples' | 'enBlocRule'> }) {
  const { examples, enBlocRule } = sale;
  if (examples.length === 0) return null;
  return (
    <section>
      <h2>{TEXTS.sections.enBloc}</h2>
      <p>{enBlocRule}</p>
      <div className={styles.columns}>
        {examples.map(({ name, lines, outcome }) => (
          <div key={name}>
            <h3>{name}</h3>
            <FactList
              facts={[
                ...lines.map(({ label, sum }) => ({ label, value: sum })),
                { label: outcome.label, value: outcome.result },
              ]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
