import type { Example } from '../example';
import { TextArea } from './TextArea';

export const textAreaExamples: readonly Example[] = [
  { name: 'Empty', node: <TextArea label="Message" name="message" /> },
  {
    name: 'Filled in',
    node: (
      <TextArea
        label="Message"
        hint="Name the sale if it is about one"
        name="filled"
        defaultValue="Bonjour, je m’intéresse à la terre près de Saint-Pierre-Jolys. À bientôt!"
      />
    ),
  },
  { name: 'With an error', node: <TextArea label="Message" error="Message is required" name="wrong" /> },
];
