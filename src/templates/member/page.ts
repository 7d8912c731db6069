import { formatPhone } from '../../lib/phone';
import type { TeamMember } from '../../model/schema/editorial';
import { teamMemberRoute } from '../../model/derive/routes';
import { personNode } from '../../page-data/structured-data/people';
import { episodeLink } from '../../page-data/prop-builders';
import type { EntryFilter, PageKind, SitePage } from '../../page-data/page';
import type { LinkProps } from '../../page-data/common-props';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleContext } from '../../page-data/sale-context';
import { headProps, homeLink, type BuildContext } from '../../page-data/build-context';
import type { MemberPageProps } from './props';

function firstName({ name }: TeamMember): string {
  return name.split(' ')[0] ?? name;
}

/** Link to the next member of the team, cyclically; null for a single member. */
function nextTeamMember({ content }: BuildContext, member: TeamMember): LinkProps | null {
  const at = content.team.findIndex(({ slug }) => slug === member.slug);
  const next = content.team[(at + 1) % content.team.length];
  if (next === undefined || next.slug === member.slug) return null;
  return { label: next.name, href: teamMemberRoute(content.settings.brand.slug, next.slug) };
}

/** The page of a team member, with the open sales of which they are the contact. */
function memberPage(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  member: TeamMember,
): SitePage<MemberPageProps> {
  const { routes, content } = context;
  const { phone } = content.settings.contact;
  const path = teamMemberRoute(content.settings.brand.slug, member.slug);
  const picture = context.picture(member.portrait, 'portrait');
  return {
    path,
    props: {
      head: headProps(context, {
        path,
        title: `${member.name}, ${member.role}`,
        description: member.summary,
        picture,
        structured: [personNode(context, member, picture)],
      }),
      heading: member.name,
      firstName: firstName(member),
      summary: member.summary,
      breadcrumbs: [
        homeLink(context),
        { label: content.pages.team.title, href: routes.team },
        { label: member.name, href: path },
      ],
      role: member.role,
      facts: [
        { label: 'Languages', value: ['English', ...member.languages].join(', ') },
        ...(member.email === undefined ? [] : [{ label: 'E-mail', value: member.email }]),
      ],
      email: member.email === undefined ? null : { label: member.email, href: `mailto:${member.email}` },
      phone: { label: formatPhone(phone), href: `tel:${phone}` },
      picture: context.picture(member.portrait, 'wide'),
      bodyHtml: context.html(member.body),
      sales: withStatus(saleContexts, 'live', 'upcoming')
        .filter(({ sale }) => sale.contacts.includes(member.slug))
        .map((saleContext) => saleCard(context, saleContext)),
      episodes: content.episodes
        .filter(({ people }) => people.some(({ name }) => name === member.name))
        .map((episode) => episodeLink(context, episode)),
      next: nextTeamMember(context, member),
    },
  };
}

/** The page of every team member. */
function memberPages(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  isWanted: EntryFilter,
): SitePage<MemberPageProps>[] {
  return context.content.team
    .filter(({ slug }) => isWanted(slug))
    .map((member) => memberPage(context, saleContexts, member));
}

export const memberKind = {
  template: 'member/MemberTemplate.tsx',
  entriesOf: 'team',
  pages: memberPages,
} satisfies PageKind;
