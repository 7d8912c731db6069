import type { Example } from '../../../ui/example';
import { Registration } from './Registration';

const shared = {
  links: {
    register: { label: 'Register To Bid', href: 'https://bid.example/register/' },
    contact: { label: 'Contact Us', href: '/contact/' },
  },
  contact: { phone: '+1 (866) 263-7480', phoneHref: 'tel:+18662637480' },
};
const texts = {
  deadline: '2026-12-08T23:00:00.000Z',
  openText: 'Register by Dec 8, 2026 at 5:00 PM ABT. After that, call Ngozi Eze at',
  closedText: 'Registration has closed. Call Ngozi Eze at',
};

export const registrationExamples: readonly Example[] = [
  {
    name: 'Before the deadline',
    node: <Registration {...shared} registration={{ ...texts, passed: false }} kind="primary" />,
  },
  {
    name: 'After the deadline',
    node: <Registration {...shared} registration={{ ...texts, deadline: null, passed: true }} />,
  },
];
