import type { ComponentType, ReactNode } from 'react';
import { Figure } from '../../../ui/figure/Figure';
import { Fold } from '../../../ui/fold/Fold';
import { Split } from '../../../ui/split/Split';
import * as styles from './ArticleBody.module.css';
import { ArticleText } from './ArticleText';
import { ReadingContents } from './ReadingContents';
import type { PlansBlock, ArticlePageProps } from '../../../page-data/article-props';

export interface ArticleBodyProps {
  readonly page: ArticlePageProps;
  /**
   * Shows plans in the text; passed by a template that may have some, since components for reading know nothing about
   * sales.
   */
  readonly Plans?: ComponentType<PlansBlock> | undefined;
  /** Shown after the text, in the same column. */
  readonly children?: ReactNode;
}

function Head({ page: { heading, summary, updated, reading } }: Pick<ArticleBodyProps, 'page'>) {
  return (
    <>
      <h1>{heading}</h1>
      <p className={styles.updated}>
        {updated !== null && (
          <>
            {`${TEXTS.controls.updated} `}
            <time dateTime={updated.iso}>{updated.text}</time>.{' '}
          </>
        )}
        {reading}.
      </p>
      <p className={styles.standfirst}>{summary}</p>
    </>
  );
}

/** A long text with its contents: beside it on wide screens, on a phone folded above it. */
export function ArticleBody({ page, Plans, children }: ArticleBodyProps) {
  const { picture, body, tableOfContents } = page;
  const side =
    tableOfContents.length > 1 ? (
      <Fold heading={TEXTS.sections.onThisPage}>
        <ReadingContents tableOfContents={tableOfContents} />
      </Fold>
    ) : null;
  return (
    <Split head={<Head page={page} />} side={side} sideAt="left">
      {picture !== null && <Figure picture={picture} sizes="(min-width: 64em) 44rem, 100vw" eager />}
      <ArticleText blocks={body} Plans={Plans} />
      {children}
    </Split>
  );
}
