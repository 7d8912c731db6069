import type { ReactNode } from 'react';
import type { ArticlePageProps } from '../../model/derive/pages/editorial-props';
import { Contents } from '../../ui/contents/Contents';
import { Figure } from '../../ui/figure/Figure';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { Split } from '../../ui/split/Split';
import * as styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  readonly page: ArticlePageProps;
  /** Follows the text in its column. */
  readonly children?: ReactNode;
}

function Head({ page: { heading, summary, updated } }: { readonly page: ArticlePageProps }) {
  return (
    <>
      <PageHeading heading={heading} summary={summary} />
      {updated !== null && (
        <p className={styles.updated}>
          Last updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      )}
    </>
  );
}

/** A long text with its contents beside it on wide screens. */
export function ArticleBody({ page, children }: ArticleBodyProps) {
  const { picture, bodyHtml, contents } = page;
  const side = contents.length > 1 ? <Contents label="On this page" links={contents} /> : null;
  return (
    <Split head={<Head page={page} />} side={side} sideAt="left" wideOnly>
      {picture !== null && <Figure picture={picture} sizes="(min-width: 1024px) 44rem, 100vw" eager />}
      <Prose html={bodyHtml} />
      {children}
    </Split>
  );
}
