import type { Picture } from '../../lib/picture';

interface ResponsivePictureProps {
  readonly picture: Picture;
  /** Width of the picture, in the form of the sizes attribute. */
  readonly sizes: string;
  /** The largest picture at the top of a page: fetched first and never lazily. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A <picture> that reserves its space. Old browsers that support none of its formats get one file. */
export function ResponsivePicture({ picture, sizes, eager = false, className }: ResponsivePictureProps) {
  const { alt, width, height, src, srcSet, sources } = picture;
  const [best] = sources;
  return (
    <picture className={className}>
      {best !== undefined && <source type={best.type} srcSet={best.srcSet} sizes={sizes} />}
      <img
        src={src}
        {...(best === undefined && { srcSet, sizes })}
        width={width}
        height={height}
        alt={alt}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
