import type { Example } from '../../ui/example';
import { SellingBanner } from './SellingBanner';
import type { TrackedSaleProps } from '../../model/derive/status';

function live(slug: string, name: string): TrackedSaleProps {
  return {
    slug,
    name,
    opensAt: '2026-01-01T15:00:00.000Z',
    finalCloseAt: '2099-01-01T15:00:00.000Z',
    status: 'live',
  };
}

export const sellingBannerExamples: readonly Example[] = [
  {
    name: 'One sale',
    node: <SellingBanner sales={[live('one', 'Clear Prairie Quarters')]} engine="/gallery" list="/sales/" />,
    wide: true,
  },
  {
    name: 'Several sales',
    node: (
      <SellingBanner
        sales={[live('two', 'Coulee'), live('three', 'Plateau')]}
        engine="/gallery"
        list="/sales/"
      />
    ),
    wide: true,
  },
];
