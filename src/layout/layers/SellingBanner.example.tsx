import type { Example } from '../../ui/example';
import { SellingBanner } from './SellingBanner';
import type { ScheduledSaleProps } from '../../model/derive/status';

function live(slug: string, name: string): ScheduledSaleProps {
  return {
    slug,
    name,
    opensAt: '2026-01-01T15:00:00.000Z',
    finalCloseAt: '2099-01-01T15:00:00.000Z',
    bidding: `/gallery/#${slug}`,
    status: 'live',
  };
}

export const sellingBannerExamples: readonly Example[] = [
  {
    name: 'One sale',
    node: <SellingBanner sales={[live('one', 'Clear Prairie Quarters')]} list="/sales/" />,
    wide: true,
  },
  {
    name: 'Several sales',
    node: <SellingBanner sales={[live('two', 'Coulee'), live('three', 'Plateau')]} list="/sales/" />,
    wide: true,
  },
];
