import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { Note } from '../../ui/note/Note';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import type { ShortlistPageProps } from './props';
import * as styles from './ShortlistTemplate.module.css';

function NotLoaded() {
  return <p role="alert">{TEXTS.messages.saleDataFailed}</p>;
}

const ShortlistView = lazyPart(
  async () => (await import(/* webpackChunkName: "shortlist" */ './ShortlistView')).ShortlistView,
  NotLoaded,
);

export default function ShortlistTemplate({ pageContext }: PageProps<object, ShortlistPageProps>) {
  const { heading, summary, bodyHtml, sales, suggestions } = pageContext;
  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <div className={styles.list}>
        <ClientOnly>
          <Suspense fallback={<p role="status">{TEXTS.menus.loading}</p>}>
            <ShortlistView sales={sales} suggestions={suggestions} />
          </Suspense>
        </ClientOnly>
        <noscript>
          <Note>{TEXTS.shortlist.noScripts}</Note>
          <MoreLink href={sales.href}>{sales.label}</MoreLink>
        </noscript>
      </div>
      <Prose html={bodyHtml} />
    </Page>
  );
}

export function Head({ pageContext: { head } }: HeadProps<object, ShortlistPageProps>) {
  return <PageHead {...head} />;
}
