import type { BrochurePageProps } from './props';
import { FactList } from '../../ui/fact-list/FactList';
import * as styles from './BrochureTemplate.module.css';

/** The en bloc rule in the numbers of this sale; nothing when it has no groups. */
export function EnBlocRule({ sale }: { readonly sale: Pick<BrochurePageProps, 'examples' | 'enBlocRule'> }) {
  const { examples, enBlocRule } = sale;
  if (examples.length === 0) return null;
  const { minutes, percent } = enBlocRule;
  return (
    <section>
      <h2>En bloc: the same land, one bid</h2>
      <p>
        En bloc bidding opens {minutes} minutes after the last of its parcels closes, for bidders who took
        part and qualify. The block sells only if its bid beats the parcel bids added up
        {percent > 0 && ` by at least ${String(percent)}%`}. Otherwise each parcel goes to its own high
        bidder.
      </p>
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
