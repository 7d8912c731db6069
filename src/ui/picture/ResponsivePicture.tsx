import type { Picture } from '../../lib/picture';

interface ResponsivePictureProps {
  readonly picture: Picture;
  /** Width of the picture, in the form of the sizes attribute. */
  readonly sizes: string;
  /** The largest picture at the top of a page: fetched first and never lazily. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A <picture> that reserves its space. */
export function ResponsivePicture({ picture, sizes, eager = false, className }: ResponsivePictureProps) {
  const { alt, width, height, src, srcSet, sources } = picture;
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
