import { useRef, type ComponentType } from 'react';
import { TermPopovers } from '../../../features/glossary/TermPopovers';
import { Note } from '../../../ui/note/Note';
import { Prose } from '../../../ui/prose/Prose';
import * as styles from './ArticleText.module.css';
import type { PlansBlock, BodyBlock } from '../../../page-data/article-props';

interface ArticleTextProps {
  readonly blocks: readonly BodyBlock[];
  readonly Plans?: ComponentType<PlansBlock> | undefined;
}

function block(part: BodyBlock, Plans: ArticleTextProps['Plans']) {
  switch (part.kind) {
    case 'text':
      return <Prose html={part.html} />;
    case 'note':
      return (
        <Note title={part.title}>
          <Prose html={part.html} />
        </Note>
      );
    case 'plans':
      return Plans === undefined ? null : <Plans {...part} />;
  }
}

/** Running text with notes and plans; terms of the glossary open their definitions in place. */
export function ArticleText({ blocks, Plans }: ArticleTextProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={text} className={styles.text}>
        {blocks.map((part, index) => (
          // The parts of a text never change after the build.
          <div key={index}>{block(part, Plans)}</div>
        ))}
      </div>
      <TermPopovers within={text} />
    </>
  );
}
