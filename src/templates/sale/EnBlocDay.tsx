import { EnBlocSimulator } from '../../components/sales/en-bloc-simulator/EnBlocSimulator';
import { enBlocSimulatorAnchor } from '../../model/derive/routes';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Section } from '../../ui/section/Section';
import type { SalePageProps } from './props';

/** The figures of this en bloc sale in a simulator. */
export function EnBlocDay({ rounds, rules }: NonNullable<SalePageProps['enBlocDay']>) {
  const [first, ...others] = rounds;
  return (
    first !== undefined && (
      <Disclosure summary={TEXTS.auctionDay.tryIt}>
        <Section heading={TEXTS.simulator.heading} id={enBlocSimulatorAnchor}>
          <EnBlocSimulator rounds={[first, ...others]} rules={rules} />
        </Section>
      </Disclosure>
    )
  );
}
