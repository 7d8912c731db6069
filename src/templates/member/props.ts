import type {
  EpisodeLinkProps,
  FactProps,
  LinkProps,
  BasePageProps,
  SaleCardProps,
  Breadcrumbs,
} from '../../page-data/common-props';
import type { Picture } from '../../lib/picture';

export interface MemberPageProps extends BasePageProps {
  readonly breadcrumbs: Breadcrumbs;
  readonly firstName: string;
  readonly role: string;
  readonly facts: readonly FactProps[];
  readonly email: LinkProps | null;
  /** The company's telephone. */
  readonly phone: LinkProps;
  readonly picture: Picture | null;
  readonly bodyHtml: string;
  readonly sales: readonly SaleCardProps[];
  /** The episodes in which they speak. */
  readonly episodes: readonly EpisodeLinkProps[];
  /** The next member in the order of the team. */
  readonly next: LinkProps | null;
}
