import { glossaryTermRoute } from '../../model/derive/routes';
import { Link } from '../../ui/link/Link';
import { Popover } from '../../ui/popover/Popover';
import type { Definition } from './fetch-definition';

interface TermPopoverProps {
  readonly definition: Definition;
  readonly anchor: HTMLAnchorElement;
  readonly onClose: () => void;
}

/** The definition of a term, beside the term. */
export function TermPopover({ definition: { slug, term, text }, anchor, onClose }: TermPopoverProps) {
  return (
    <Popover label={term} anchor={anchor} onClose={onClose}>
      <p>
        <strong>{term}</strong>
      </p>
      <p>{text}</p>
      <p>
        <Link href={glossaryTermRoute(slug)}>{TEXTS.questions.moreInGlossary}</Link>
      </p>
    </Popover>
  );
}
