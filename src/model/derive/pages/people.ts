import type { TeamMember, Testimonial } from '../../schema/editorial';
import type { Video } from '../../schema/fields';
import { teamMemberRoute, testimonialRoute } from '../routes';
import { contactProps, personProps, quoteProps, videoProps } from './blocks';
import type { GeneratedPage } from './page';
import { saleCard } from './sale-card';
import { withStatus, type SaleView } from './sale-view';
import { headProps, homeLink, type Site } from './site';
import { standingText } from './standing';

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

/** The page of a team member, with the open sales to ask about. */
export function memberPage(site: Site, views: readonly SaleView[], member: TeamMember): GeneratedPage {
  const { routes, content } = site;
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
      }),
      heading: member.name,
      summary: member.summary,
      trail: [
        homeLink(site),
        { label: content.pages.team.title, href: routes.team },
        { label: member.name, href: path },
      ],
      role: member.role,
      languages: member.languages.length === 0 ? null : ['English', ...member.languages].join(', '),
      email: member.email === undefined ? null : { label: member.email, href: `mailto:${member.email}` },
      picture,
      bodyHtml: site.html(member.body),
      sales: withStatus(views, 'live', 'upcoming')
        .filter(({ sale }) => sale.contacts.includes(member.slug))
        .map((view) => saleCard(site, view)),
    },
  };
}

/** What sellers and buyers say. */
export function testimonialsPage(site: Site): GeneratedPage {
  const path = site.routes.testimonials;
  return {
    path,
    template: 'testimonials',
    props: {
      ...standingText(site, 'testimonials', path),
      bodyHtml: site.html(site.content.pages.testimonials.body),
      quotes: site.content.testimonials.map((testimonial) => quoteProps(site, testimonial)),
    },
  };
}

/** The video of a testimonial. */
export function testimonialPage(site: Site, testimonial: Testimonial, video: Video): GeneratedPage {
  const { routes, content } = site;
  const path = testimonialRoute(testimonial.slug);
  return {
    path,
    template: 'testimonial',
    props: {
      head: headProps(site, { path, title: video.title, description: testimonial.tagline }),
      heading: video.title,
      summary: testimonial.tagline,
      trail: [
        homeLink(site),
        { label: content.pages.testimonials.title, href: routes.testimonials },
        { label: testimonial.name, href: path },
      ],
      quote: quoteProps(site, testimonial),
      video: videoProps(site, video),
    },
  };
}

/** How to reach us. */
export function contactPage(site: Site): GeneratedPage {
  const path = site.routes.contact;
  return {
    path,
    template: 'contact',
    props: {
      ...standingText(site, 'contact', path),
      bodyHtml: site.html(site.content.pages.contact.body),
      contact: contactProps(site),
      people: site.content.team.map((member) => personProps(site, member)),
    },
  };
}

/** How to get news of sales. */
export function subscribePage(site: Site): GeneratedPage {
  const path = site.routes.subscribe;
  return {
    path,
    template: 'subscribe',
    props: {
      ...standingText(site, 'subscribe', path),
      bodyHtml: site.html(site.content.pages.subscribe.body),
      contact: contactProps(site),
    },
  };
}
