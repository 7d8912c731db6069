import type { Example } from '../../../ui/example';
import { RegistrationClosed } from './RegistrationClosed';

export const registrationClosedExamples: readonly Example[] = [
  {
    name: 'With a contact',
    node: (
      <RegistrationClosed
        text="Registration has closed. Call Ngozi Eze at"
        contact={{ phone: '+1 (866) 263-7480', phoneHref: 'tel:+18662637480' }}
      />
    ),
  },
];
