import type { SaleCardProps } from '../../../page-data/common-props';
import { LandPlan } from '../../land/land-plan/LandPlan';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './CardMedia.module.css';

interface CardMediaProps {
  readonly sale: Pick<SaleCardProps, 'picture' | 'plan'>;
  /** Width of the picture, in the form of the sizes attribute. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** Photo and plan of a sale side by side, two squares; one of them alone takes both. */
export function CardMedia({ sale: { picture, plan }, sizes, eager = false }: CardMediaProps) {
  if (picture === null && plan === null) return null;
  return (
    <div className={styles.pair}>
      {picture !== null && <ResponsivePicture picture={picture} sizes={sizes} eager={eager} />}
      {plan !== null && <LandPlan plan={plan} kind="card" />}
    </div>
  );
}
