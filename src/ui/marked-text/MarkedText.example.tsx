import type { Example } from '../example';
import { MarkedText } from './MarkedText';

export const markedTextExample: Example = {
  name: 'Two matches',
  node: (
    <p>
      <MarkedText
        text="Drainage is ours, and the drainage district has no say in it."
        matches={[
          { start: 0, end: 8 },
          { start: 26, end: 34 },
        ]}
      />
    </p>
  ),
};
