import { cloneElement, isValidElement, type ReactNode } from 'react';

interface GatsbyMarkup {
  readonly 'data-identity'?: string | undefined;
  readonly rel?: string;
  readonly crossOrigin?: string | undefined;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Gatsby's own elements without names that nothing reads and guards that only XML needs: they go with every page. */
export function withoutBallast(node: ReactNode): ReactNode {
  if (!isValidElement<GatsbyMarkup>(node)) return node;
  if (node.props['data-identity'] !== undefined) return cloneElement(node, { 'data-identity': undefined });
  if (node.props.rel === 'manifest') return cloneElement(node, { crossOrigin: undefined });
  if (node.key !== 'script-loader') return node;
  const script = node.props.dangerouslySetInnerHTML?.__html ?? '';
  const bare = script.replace(/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, '');
  return <script key="path" dangerouslySetInnerHTML={{ __html: bare }} />;
}
