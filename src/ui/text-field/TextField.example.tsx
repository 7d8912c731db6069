import type { Example } from '../example';
import { TextField } from './TextField';

export const textFieldExamples: readonly Example[] = [
  { name: 'Empty', node: <TextField label="First name" name="first" /> },
  { name: 'Filled in', node: <TextField label="Last name" name="last" defaultValue="Lefebvre-Côté" /> },
  {
    name: 'With a hint',
    node: (
      <TextField
        label="Phone number"
        hint="10 digits, with area code"
        name="phone"
        type="tel"
        inputMode="tel"
      />
    ),
  },
  {
    name: 'With an error',
    node: (
      <TextField
        label="Phone number"
        hint="10 digits, with area code"
        error="Phone number must be 10 digits"
        name="wrong-phone"
        type="tel"
        defaultValue="780 555 019"
      />
    ),
  },
  {
    name: 'Long words with accents',
    node: (
      <TextField
        label="Numéro de téléphone où nous pouvons vous joindre pendant la journée"
        error="Le numéro de téléphone doit compter dix chiffres, indicatif régional compris"
        name="long"
        defaultValue="Saint-Pierre-Jolys, Saint-Claude et Notre-Dame-de-Lourdes"
      />
    ),
  },
];
