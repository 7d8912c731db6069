import type { ScheduleProps } from '../model/derive/status';
import type { RegistrationOfferProps } from './registration';

/** The times of a sale that has not opened yet, for tests. */
export const exampleSchedule: ScheduleProps = {
  slug: 'flats',
  status: 'upcoming',
  opensAt: '2026-12-09T15:00:00Z',
  finalCloseAt: '2026-12-09T17:15:00Z',
};

/** An offer to register for that sale, without a deadline, for tests. */
export const exampleOffer: RegistrationOfferProps = {
  registration: { deadline: null, passed: false, openText: '', closedText: '' },
  links: {
    register: { label: 'Register To Bid', href: 'https://engine.example/register/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  contact: { phone: '+1 (204) 555-0100', phoneHref: 'tel:+12045550100' },
};
