import type { SaleCardProps } from '../../../page-data/common-props';
import { LandPlan } from '../../land/land-plan/LandPlan';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './CardMedia.module.css';

/**
 * Width of a photo of 16:9 that covers its square, in the form of the sizes attribute. On phones it is less than that:
 * two pixels for each of the square's are enough.
 */
const cardSizes = '(min-width: 80em) 25rem, (min-width: 45em) 27vw, 50vw';

interface CardMediaProps {
  readonly sale: Pick<SaleCardProps, 'picture' | 'plan'>;
  /** Width of the picture, in the form of the sizes attribute; that of a card unless it is given. */
  readonly sizes?: string | undefined;
  readonly eager?: boolean;
}

/** Photo and plan of a sale side by side, two squares; one of them alone takes both. */
export function CardMedia({ sale: { picture, plan }, sizes = cardSizes, eager = false }: CardMediaProps) {
  if (picture === null && plan === null) return null;
  return (
    <div className={styles.pair}>
      {picture !== null && <ResponsivePicture picture={picture} sizes={sizes} eager={eager} />}
      {plan !== null && <LandPlan plan={plan} kind="card" />}
    </div>
  );
}
