import type { DefinedTermSetLeaf } from 'schema-dts';
import type { BuildContext } from '../build-context';
import { glossaryTermRoute } from '../../model/derive/routes';

/** The glossary with each term under its own address. */
export function glossaryNode({ origin, content }: BuildContext): DefinedTermSetLeaf {
  return {
    '@type': 'DefinedTermSet',
    name: content.pages.glossary.title,
    hasDefinedTerm: content.glossary.map(({ slug, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: origin + glossaryTermRoute(slug),
    })),
  };
}
