import { Fragment } from 'react';
import { Link } from '../../ui/link/Link';
import type { GlossaryPageProps } from './props';

type Term = GlossaryPageProps['letters'][number]['terms'][number];

/** A term with its definition, related terms, and the question that explains more. */
export function GlossaryTerm({ term: { slug, term, definition, seeAlso, more } }: { readonly term: Term }) {
  return (
    <div id={slug}>
      <dt>{term}</dt>
      <dd>{definition}</dd>
      {seeAlso.length > 0 && (
        <dd>
          See also{' '}
          {seeAlso.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </dd>
      )}
      {more !== null && (
        <dd>
          More in <Link href={more.href}>{more.label}</Link>
        </dd>
      )}
    </div>
  );
}
