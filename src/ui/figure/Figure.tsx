import type { Picture } from '../../lib/picture';
import { ResponsivePicture } from '../picture/ResponsivePicture';
import * as styles from './Figure.module.css';

interface FigureProps {
  readonly picture: Picture;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A framed picture with its caption. */
export function Figure({ picture, sizes, eager = false }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <ResponsivePicture picture={picture} sizes={sizes} eager={eager} />
      {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}
