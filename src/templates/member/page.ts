import { formatPhone } from '../../lib/phone';
import type { TeamMember } from '../../model/schema/editorial';
import { postedOn } from '../../model/derive/history';
import { saleRoute, teamMemberRoute } from '../../model/derive/routes';
import { graphOf } from '../../page-data/graph';
import { contactPageNode, memberPerson } from '../../page-data/structured-data/people';
import { nearby } from '../../model/derive/summaries';
import { contactProps, dateMoment, episodeLink, personProps } from '../../page-data/prop-builders';
import type { GeneratedPage } from '../../page-data/page';
import type { LinkProps } from '../../page-data/common-props';
import type { SubscribePageProps } from '../../page-data/people-props';
import { saleCard } from '../../page-data/sale-card';
import { withStatus, type SaleView } from '../../page-data/sale-context';
import { headProps, homeLink, type Site } from '../../page-data/build-context';
import { standingText } from '../../page-data/static-page';

const postedOnPage = 4;

/** Everybody who works on the sales. */
export function teamPage(site: Site): GeneratedPage {
  const path = site.routes.team;
  return {
    path,
    template: 'team',
    props: {
      ...standingText(site, 'team', path),
      bodyHtml: site.html(site.content.pages.team.body),
      people: site.content.team.map((member) => personProps(site, member)),
    },
  };
}

function firstName({ name }: TeamMember): string {
  return name.split(' ')[0] ?? name;
}

/** The next of the team, from the last on to the first; null for somebody who is alone. */
function colleagueAfter({ content }: Site, member: TeamMember): LinkProps | null {
  const at = content.team.findIndex(({ slug }) => slug === member.slug);
  const next = content.team[(at + 1) % content.team.length];
  if (next === undefined || next.slug === member.slug) return null;
  return { label: next.name, href: teamMemberRoute(content.settings.brand.slug, next.slug) };
}

/** The page of a team member, with the open sales to ask about. */
export function memberPage(site: Site, views: readonly SaleView[], member: TeamMember): GeneratedPage {
  const { routes, content } = site;
  const { phone } = content.settings.contact;
  const path = teamMemberRoute(content.settings.brand.slug, member.slug);
  const picture = site.picture(member.portrait, 'portrait');
  return {
    path,
    template: 'member',
    props: {
      head: headProps(site, {
        path,
        title: `${member.name}, ${member.role}`,
        description: member.summary,
        picture,
        structured: [memberPerson(site, member, picture)],
      }),
      heading: member.name,
      firstName: firstName(member),
      summary: member.summary,
      trail: [
        homeLink(site),
        { label: content.pages.team.title, href: routes.team },
        { label: member.name, href: path },
      ],
      facts: [
        { label: 'Role', value: member.role },
        { label: 'Languages', value: ['English', ...member.languages].join(', ') },
      ],
      email: member.email === undefined ? null : { label: member.email, href: `mailto:${member.email}` },
      phone: { label: formatPhone(phone), href: `tel:${phone}` },
      picture,
      bodyHtml: site.html(member.body),
      sales: withStatus(views, 'live', 'upcoming')
        .filter(({ sale }) => sale.contacts.includes(member.slug))
        .map((view) => saleCard(site, view)),
      episodes: content.episodes
        .filter(({ people }) => people.some(({ name }) => name === member.name))
        .map((episode) => episodeLink(site, episode)),
      next: colleagueAfter(site, member),
    },
  };
}

/** How to reach us. */
export function contactPage(site: Site): GeneratedPage {
  const path = site.routes.contact;
  const text = standingText(site, 'contact', path);
  return {
    path,
    template: 'contact',
    props: {
      ...text,
      head: { ...text.head, structured: graphOf([contactPageNode(site)]) },
      bodyHtml: site.html(site.content.pages.contact.body),
      contact: contactProps(site),
      people: site.content.team.map((member) => personProps(site, member)),
      team: { label: 'Our team', href: site.routes.team },
    },
  };
}

function postedLast(views: readonly SaleView[]): SubscribePageProps['posted'] {
  return withStatus(views, 'live', 'upcoming')
    .flatMap(({ sale, place }) => {
      const posted = postedOn(sale);
      return posted === null ? [] : [{ sale, place, posted }];
    })
    .sort((a, b) => b.posted.localeCompare(a.posted))
    .slice(0, postedOnPage)
    .map(({ sale, place, posted }) => ({
      href: saleRoute(sale),
      title: `${sale.name}, ${nearby(place)}`,
      posted: dateMoment(posted),
    }));
}

/** How to get news of sales. */
export function subscribePage(site: Site, views: readonly SaleView[]): GeneratedPage {
  const { routes } = site;
  const path = routes.subscribe;
  return {
    path,
    template: 'subscribe',
    props: {
      ...standingText(site, 'subscribe', path),
      bodyHtml: site.html(site.content.pages.subscribe.body),
      contact: contactProps(site),
      posted: postedLast(views),
      ways: [
        {
          href: routes.calendarFeed,
          title: 'Calendar of sales',
          text: 'Add this address to your calendar. The hours of each sale appear in it by themselves.',
        },
        {
          href: routes.atomFeed,
          title: 'News feed',
          text: 'For a feed reader. A new entry for each sale, and again when it changes.',
        },
        {
          href: routes.sales,
          title: 'One sale only',
          text: 'Open the sale and choose Remind me. Its hours go into your own calendar.',
        },
      ],
    },
  };
}
