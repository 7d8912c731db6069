import type { Picture } from '../lib/picture';
import { aerialBounds, type AerialBounds } from '../model/derive/plan/aerial-bounds';
import type { Sale } from '../model/schema/sale';
import type { BuildContext } from './build-context';

/** A picture from straight above, with its place on the plan. */
export interface AerialProps {
  readonly picture: Picture;
  readonly bounds: AerialBounds;
}

/** The picture of a sale's land from above; null if it has none. */
export function aerialProps(context: BuildContext, sale: Sale): AerialProps | null {
  if (sale.aerial === undefined) return null;
  const { file, alt, caption } = sale.aerial;
  const picture = context.picture({ file, alt, ...(caption !== undefined && { caption }) }, 'wide');
  const bounds = aerialBounds(sale, sale.aerial);
  return picture === null || bounds === null ? null : { picture, bounds };
}
