import { Badge } from '../badge/Badge';
import type { Example } from '../example';
import { PageHeading } from './PageHeading';

/** The gallery's own heading: a page has one. */
export const pageHeadingExample: Example = {
  name: 'With badge and standfirst',
  node: (
    <PageHeading heading="Components" summary="One drawn edge, one gold, one figure style.">
      <Badge tone="label">Gallery</Badge>
    </PageHeading>
  ),
};
