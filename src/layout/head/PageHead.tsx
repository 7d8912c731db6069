import type { HeadProps } from '../../model/derive/pages/parts';

/** What a page says of itself to browsers, search engines and link previews. */
export function PageHead({ title, description, canonical, noindex, image }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image !== null && <meta property="og:image" content={image} />}
    </>
  );
}
