import type { HeadProps, PageProps } from 'gatsby';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PeopleList } from '../../components/people/people-list/PeopleList';
import { SaleRegistration } from '../../components/sales/registration/SaleRegistration';
import { DocumentRows } from '../../components/sales/sale-rows/SaleRows';
import { planAtStatus } from '../../model/derive/plan/plan-at-status';
import { Columns } from '../../ui/columns/Columns';
import { Figure } from '../../ui/figure/Figure';
import { PlanFigure } from '../../components/land/land-plan/PlanFigure';
import { LinkList } from '../../ui/link-list/LinkList';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Note } from '../../ui/note/Note';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { Split } from '../../ui/split/Split';
import { OptionHeader } from './OptionHeader';
import { OptionParcels } from './OptionParcels';
import * as styles from './OptionTemplate.module.css';
import type { OptionPageProps } from './props';

const setAside = {
  postponed: TEXTS.salePage.optionsPostponed,
  withdrawn: TEXTS.salePage.optionsWithdrawn,
};

export default function OptionTemplate({ pageContext: option }: PageProps<object, OptionPageProps>) {
  const { breadcrumbs, schedule, descriptionHtml, plan, planLinks, picture, documents, others, sale } =
    option;
  const status = useSaleStatus(schedule);
  const land = plan !== null && (
    <PlanFigure
      plan={planAtStatus(plan, schedule.status, status)}
      links={planLinks}
      otherLabel={TEXTS.outcomes.notPartOfOption}
    />
  );
  return (
    <Page breadcrumbs={breadcrumbs}>
      <OptionHeader option={option} status={status} />
      <SaleRegistration offer={option.offer} status={status} />
      {(status === 'postponed' || status === 'withdrawn') && <Note>{setAside[status]}</Note>}
      {picture !== null && (
        <Columns>
          <Figure picture={picture} sizes="(min-width: 64em) 38rem, 100vw" eager />
          {land}
        </Columns>
      )}
      <Split
        head={
          <Section heading={TEXTS.sections.option}>
            <Prose html={descriptionHtml} />
          </Section>
        }
        side={
          <div className={styles.side}>
            {picture === null && land}
            <Section heading={TEXTS.saleActions.askAboutOption}>
              <PeopleList people={option.contacts} />
            </Section>
          </div>
        }
      >
        <OptionParcels parcels={option.parcels} />
        {documents.length > 0 && (
          <Section heading={TEXTS.sections.documents}>
            <DocumentRows documents={documents} />
          </Section>
        )}
        {others.length > 0 && (
          <Section heading={TEXTS.sections.otherOptions}>
            <LinkList links={others} modal />
          </Section>
        )}
      </Split>
      <MoreLink href={sale.href}>{TEXTS.saleActions.wholeSale.fill({ sale: sale.label })}</MoreLink>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, OptionPageProps>) {
  return <PageHead {...pageContext.head} />;
}
