import type { HTMLAttributes, ReactNode } from 'react';

interface HtmlProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The page as HTML; empty in develop, where the browser renders it. */
  readonly body: string;
}

/** Elements that Gatsby writes with a style attribute; src/styles/base.css styles them instead. */
const styledElements = ['gatsby-focus-wrapper', 'gatsby-announcer'];

/**
 * Removes the style attributes that Gatsby writes, which a strict content security policy refuses.
 *
 * @throws When Gatsby no longer writes them.
 */
function withoutInlineStyles(body: string): string {
  if (body === '') return body;
  return styledElements.reduce((html, id) => {
    const [tag] = new RegExp(`<div(?=[^>]* id="${id}")[^>]* style="[^>]*>`).exec(html) ?? [];
    if (tag === undefined)
      throw new Error(
        `Gatsby no longer writes a style attribute on #${id}, which src/html.tsx takes out. Remove it from ` +
          'styledElements, or find where Gatsby has put it (node_modules/gatsby/cache-dir/static-entry.js); ' +
          'docs/architecture.md lists it under "Patches of Gatsby".',
      );
    return html.replace(tag, tag.replace(/ style="[^"]*"/, ''));
  }, body);
}

/** The document around every page, the same as Gatsby's except for the style attributes. */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en-CA" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutInlineStyles(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
