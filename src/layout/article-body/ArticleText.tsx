import { useRef } from 'react';
import { TermExplainer } from '../../features/glossary/TermExplainer';
import type { BodyBlock } from '../../model/derive/pages/editorial-props';
import { Note } from '../../ui/note/Note';
import { Prose } from '../../ui/prose/Prose';
import { PlanPair } from '../plan-pair/PlanPair';
import * as styles from './ArticleText.module.css';

function block(part: BodyBlock) {
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
      return <PlanPair plans={part.plans} html={part.html} />;
  }
}

/** Running text with notes and plans in the flow; its marked words explain themselves on the spot. */
export function ArticleText({ blocks }: { readonly blocks: readonly BodyBlock[] }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={text} className={styles.text}>
        {blocks.map((part, index) => (
          // The parts of a text stay as the build has made them.
          <div key={index}>{block(part)}</div>
        ))}
      </div>
      <TermExplainer within={text} />
    </>
  );
}
