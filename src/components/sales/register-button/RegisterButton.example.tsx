import type { Example } from '../../../ui/example';
import { RegisterButton } from './RegisterButton';

const links = {
  register: { label: 'Register To Bid', href: '/gallery/#register' },
  contact: { label: 'Contact Us', href: '/contact/' },
};

export const registerButtonExamples: readonly Example[] = [
  { name: 'Secondary', node: <RegisterButton {...links} /> },
  {
    name: 'Primary',
    node: <RegisterButton {...links} kind="primary" />,
  },
];
