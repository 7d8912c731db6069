import type { Example } from '../example';
import { ButtonLink } from './ButtonLink';

export const buttonLinkExamples: readonly Example[] = [
  {
    name: 'Primary',
    node: (
      <ButtonLink kind="primary" href="#button-link">
        Register To Bid
      </ButtonLink>
    ),
  },
  { name: 'Secondary', node: <ButtonLink href="#button-link">View Details</ButtonLink> },
  {
    name: 'Large',
    node: (
      <ButtonLink kind="primary" size="large" href="#button-link">
        View Bidding
      </ButtonLink>
    ),
  },
  {
    name: 'Long words with accents',
    node: <ButtonLink href="#button-link">Voir les enchères de Saint-Pierre-Jolys</ButtonLink>,
  },
  {
    name: 'Primary on ink',
    node: (
      <ButtonLink kind="primary" href="#button-link">
        View Bidding
      </ButtonLink>
    ),
    onInk: true,
  },
  { name: 'Secondary on ink', node: <ButtonLink href="#button-link">View Sales</ButtonLink>, onInk: true },
];
