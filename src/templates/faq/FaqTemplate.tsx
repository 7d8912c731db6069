import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { FaqAside } from './FaqAside';
import { FaqCategories } from './FaqCategories';
import * as styles from './FaqTemplate.module.css';
import type { FaqPageProps } from './props';

export default function FaqTemplate({ pageContext }: PageProps<object, FaqPageProps>) {
  const { heading, categories } = pageContext;
  return (
    <Page>
      <h1>{heading}</h1>
      <div className={styles.faq}>
        <FaqCategories categories={categories} />
        <FaqAside page={pageContext} />
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, FaqPageProps>) {
  return <PageHead {...pageContext.head} />;
}
