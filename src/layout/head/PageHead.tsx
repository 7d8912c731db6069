import type { HeadProps } from '../../page-data/common-props';

/** Metadata of a page for browsers, search engines and link previews. */
export function PageHead({ title, description, canonical, noindex, image, feed }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      {/* One description for search engines and link previews: it is on every page. */}
      <meta name="description" property="og:description" content={description} />
      <link rel="canonical" href={canonical} />
      {feed !== undefined && <link rel="alternate" type={feed.type} href={feed.href} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      {image !== null && (
        <>
          <meta property="og:image" content={image.src} />
          {image.size !== null && (
            <>
              <meta property="og:image:width" content={String(image.size.width)} />
              <meta property="og:image:height" content={String(image.size.height)} />
            </>
          )}
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
