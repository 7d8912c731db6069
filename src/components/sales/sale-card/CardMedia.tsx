import type { SaleCardProps } from '../../../page-data/common-props';
import { LandPlan } from '../../land/land-plan/LandPlan';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './CardMedia.module.css';

/**
 * Width of a photo of 16:9 that covers its square, in the form of the sizes attribute. On phones it is smaller: two
 * device pixels per CSS pixel are enough.
 */
const cardSizes = '(min-width: 80em) 25rem, (min-width: 45em) 27vw, 50vw';

interface CardMediaProps {
  readonly sale: Pick<SaleCardProps, 'picture' | 'plan'>;
  /** Width of the picture, in the form of the sizes attribute; by default that of a card. */
  readonly sizes?: string | undefined;
  readonly eager?: boolean;
}

/** Photo and plan of a sale as two squares side by side; if there is only one of them, it fills both. */
export function CardMedia({ sale: { picture, plan }, sizes = cardSizes, eager = false }: CardMediaProps) {
  if (picture === null && plan === null) return null;
  return (
    <div className={styles.pair}>
      {picture !== null && <ResponsivePicture picture={picture} sizes={sizes} eager={eager} />}
      {plan !== null && <LandPlan plan={plan} kind="card" />}
    </div>
  );
}
