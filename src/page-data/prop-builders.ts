import { formatPhone } from '../lib/phone';
import type { Question, TeamMember, Testimonial } from '../model/schema/editorial';
import type { Video } from '../model/schema/fields';
import type { Episode } from '../model/schema/podcast';
import { formatLongCalendarDate, formatShortCalendarDate } from '../model/derive/dates';
import { formatApproximateDuration } from '../model/derive/duration';
import { episodeRoute, questionRoute, teamMemberRoute, testimonialRoute } from '../model/derive/routes';
import type {
  ContactProps,
  EpisodeLinkProps,
  FormattedDate,
  PersonProps,
  QuestionLinkProps,
  QuoteProps,
  VideoProps,
} from './common-props';
import type { BuildContext } from './build-context';

/** A calendar date as it reads on the page: Nov 3, 2026, or November 3, 2026 in running text. */
export function formattedDate(date: string, length: 'short' | 'long' = 'short'): FormattedDate {
  return {
    text: length === 'short' ? formatShortCalendarDate(date) : formatLongCalendarDate(date),
    iso: date,
  };
}

/** Contact details of the company, by telephone and email. */
export function contactProps(context: BuildContext): ContactProps {
  const { phone, email, hours, responseNote } = context.content.settings.contact;
  return {
    phone: formatPhone(phone),
    phoneHref: `tel:${phone}`,
    email,
    emailHref: `mailto:${email}`,
    hours,
    responseNote,
  };
}

/** A member of the team as a card: portrait, role and summary. */
export function personProps(context: BuildContext, member: TeamMember): PersonProps {
  return {
    href: teamMemberRoute(context.content.settings.brand.slug, member.slug),
    name: member.name,
    role: member.role,
    summary: member.summary,
    picture: context.picture(member.portrait, 'portrait'),
  };
}

/** A testimonial in short, with a link to its video if there is one. */
export function quoteProps(context: BuildContext, testimonial: Testimonial): QuoteProps {
  const { slug, tagline, content, name, title, city, headshot, video } = testimonial;
  return {
    tagline,
    content,
    name,
    title,
    city,
    picture: context.picture(headshot, 'portrait'),
    video: video === undefined ? null : { label: `Watch the video of ${name}`, href: testimonialRoute(slug) },
  };
}

/** A question as a row that leads to its page. */
export function questionLink({ category, slug, title, summary, updated }: Question): QuestionLinkProps {
  return { href: questionRoute({ category, slug }), title, summary, updated: formattedDate(updated) };
}

/** Episode 3; null for an episode without a number. */
export function episodeNumber({ number }: Episode): string | null {
  return number === undefined ? null : `Episode ${String(number)}`;
}

/** An episode as a row that leads to its page. @throws when the episode has no title. */
export function episodeLink(context: BuildContext, episode: Episode): EpisodeLinkProps {
  return {
    href: episodeRoute(episode),
    title: episode.title,
    number: episodeNumber(episode),
    published: formattedDate(episode.published),
    length: formatApproximateDuration(episode.recording.seconds),
    summary: episode.summary,
    picture: context.picture(episode.image, 'portrait'),
  };
}

/** A video with its captions and the picture before it plays. */
export function videoProps(context: BuildContext, video: Video): VideoProps {
  return {
    title: video.title,
    src: context.mediaUrl(video.file),
    captions: context.mediaUrl(video.captions),
    poster: context.picture(video.poster, 'card'),
  };
}

const kilobyte = 1000;

/** 387 kB or 1.4 MB. */
export function fileSize(bytes: number): string {
  return bytes >= kilobyte * kilobyte
    ? `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`
    : `${String(Math.max(1, Math.round(bytes / kilobyte)))} kB`;
}

/** Type and size of a file as shown beside a link: PDF, 412 kB. */
export function fileSummary(context: BuildContext, file: string): string {
  const bytes = context.content.media.get(file)?.bytes ?? 0;
  return `${(file.split('.').pop() ?? '').toUpperCase()}, ${fileSize(bytes)}`;
}
