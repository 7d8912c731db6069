import type { HeadProps, PageProps } from 'gatsby';
import { usePageOffer } from '../../features/sale-status/page-offer';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { InquiryCard } from '../../components/contact/inquiry-card/InquiryCard';
import { LandRecord } from '../../components/land/land-record/LandRecord';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PictureGallery } from '../../components/media/picture-gallery/PictureGallery';
import type { ParcelPageProps } from './props';
import { outcomeAtStatus } from '../../model/derive/prices';
import { FactList } from '../../ui/fact-list/FactList';
import { Fold } from '../../ui/fold/Fold';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Prose } from '../../ui/prose/Prose';
import { Section } from '../../ui/section/Section';
import { ParcelDates } from './ParcelDates';
import { ParcelDetails } from './ParcelDetails';
import { ParcelHeader } from './ParcelHeader';
import { EnBlocParcels } from './EnBlocParcels';
import { ParcelAnchors } from './ParcelAnchors';
import { ParcelNavigation } from './ParcelNavigation';
import { ParcelMedia } from './ParcelMedia';
import { ParcelResults } from './ParcelResults';
import * as styles from './ParcelTemplate.module.css';
import { CostEstimate } from './CostEstimate';

export default function ParcelTemplate({ pageContext: parcel }: PageProps<object, ParcelPageProps>) {
  const { breadcrumbs, schedule, members, facts, priceFacts, directions, steps, navigation } = parcel;
  const status = useSaleStatus(schedule);
  usePageOffer(parcel);
  const outcome = outcomeAtStatus(parcel.outcome, schedule.status, status);
  const toBeSold = status === 'upcoming' || status === 'live' || status === 'postponed';
  return (
    <Page breadcrumbs={breadcrumbs}>
      <ParcelHeader parcel={parcel} status={status} outcome={outcome} />
      <ParcelMedia parcel={parcel} status={status} outcome={outcome} />
      <ParcelAnchors parcel={parcel} toBeSold={toBeSold} />
      <div className={styles.body}>
        <div>
          {members.length > 0 && <EnBlocParcels members={members} built={schedule.status} status={status} />}
          <Section id="facts" heading={TEXTS.sections.facts}>
            <FactList facts={status === 'withdrawn' ? facts : [...facts, ...priceFacts]} />
            <p>
              <Link href={directions.href}>
                {directions.label} <Icon name="external" />
              </Link>
            </p>
          </Section>
          <Section id="land" heading={parcel.enBloc ? TEXTS.sections.enBlocRule : TEXTS.sections.land}>
            <Prose html={parcel.descriptionHtml} />
          </Section>
          {parcel.landRecord.length > 0 && (
            <Fold id="record" heading={TEXTS.sections.landRecord}>
              <LandRecord parts={parcel.landRecord} />
            </Fold>
          )}
          {parcel.comparable !== null && status !== 'withdrawn' && <ParcelResults {...parcel.comparable} />}
          {toBeSold && (
            <CostEstimate
              startingBid={parcel.startingBid}
              rules={parcel.estimate}
              transferLabels={parcel.transferLabels}
            />
          )}
          {parcel.terms.length > 0 && (
            <Fold id="terms" heading={TEXTS.sections.terms}>
              <FactList facts={parcel.terms} />
              {parcel.enBlocNote !== null && <p>{parcel.enBlocNote}</p>}
              <MoreLink href={parcel.transferTax}>{TEXTS.salePage.transferTax}</MoreLink>
            </Fold>
          )}
          <ParcelDetails {...parcel} status={status} />
          {parcel.pictures.length > 1 && (
            <Fold id="pictures" heading={TEXTS.sections.pictures}>
              <PictureGallery pictures={parcel.pictures} />
            </Fold>
          )}
        </div>
        <div className={styles.side}>
          {steps.length > 0 && <ParcelDates {...parcel} />}
          <InquiryCard
            heading={parcel.inquiryHeading}
            people={parcel.contacts}
            contact={parcel.contact}
            contactPage={parcel.links.contact.href}
            subject={parcel.inquirySubject}
          />
        </div>
      </div>
      <ParcelNavigation navigation={navigation} />
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ParcelPageProps>) {
  return <PageHead {...pageContext.head} />;
}
