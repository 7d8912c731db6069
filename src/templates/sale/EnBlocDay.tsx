import { EnBlocSimulator } from '../../components/sales/en-bloc-simulator/EnBlocSimulator';
import { enBlocSimulatorAnchor } from '../../model/derive/routes';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Section } from '../../ui/section/Section';
import { EnBlocClock } from './EnBlocClock';
import type { SalePageProps } from './props';

/** What an en bloc sale has for the day itself: the clock of the pause, and its own figures to change. */
export function EnBlocDay({ rounds, rules, clock }: NonNullable<SalePageProps['enBlocDay']>) {
  const [first, ...others] = rounds;
  return (
    <>
      {clock !== null && <EnBlocClock {...clock} />}
      {first !== undefined && (
        <Disclosure summary={TEXTS.auctionDay.tryIt}>
          <Section heading={TEXTS.simulator.heading} id={enBlocSimulatorAnchor}>
            <EnBlocSimulator rounds={[first, ...others]} rules={rules} />
          </Section>
        </Disclosure>
      )}
    </>
  );
}
