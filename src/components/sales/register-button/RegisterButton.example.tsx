import type { Example } from '../../../ui/example';
import { RegisterButton } from './RegisterButton';

export const registerButtonExamples: readonly Example[] = [
  { name: 'Secondary', node: <RegisterButton href="/gallery/#register" contactPage="/contact/" /> },
  {
    name: 'Primary',
    node: <RegisterButton href="/gallery/#register" contactPage="/contact/" kind="primary" />,
  },
];
