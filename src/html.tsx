import type { HTMLAttributes, ReactNode } from 'react';

interface HtmlProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The page as HTML. */
  readonly body: string;
}

/** The look of the element in which Gatsby announces changes of page; a style sheet gives it, as a content policy asks. */
const announcerLook = /(<div id="gatsby-announcer") style="[^"]*"/;

/** The document around every page: Gatsby's own, without what only browsers of another time need. */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en-CA" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body.replace(announcerLook, '$1') }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
