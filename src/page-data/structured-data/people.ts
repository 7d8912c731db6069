import type { ContactPageLeaf, PersonLeaf, VideoObjectLeaf } from 'schema-dts';
import type { TeamMember, Testimonial, TestimonialVideo } from '../../model/schema/editorial';
import type { BuildContext } from '../build-context';
import { isoDuration } from '../../model/derive/duration';
import { teamMemberRoute } from '../../model/derive/routes';
import { organization, organizationName } from './organization';
import type { Picture } from '../../lib/picture';

/** A member of the team. */
export function personNode(context: BuildContext, member: TeamMember, picture: Picture | null): PersonLeaf {
  const { brand } = context.content.settings;
  const url = context.origin + teamMemberRoute(brand.slug, member.slug);
  return {
    '@type': 'Person',
    url,
    name: member.name,
    jobTitle: member.role,
    description: member.summary,
    knowsLanguage: ['English', ...member.languages],
    ...(member.email !== undefined && { email: member.email }),
    ...(picture !== null && { image: context.origin + picture.src }),
    worksFor: organizationName(context, brand.name),
  };
}

interface TestimonialVideoInput {
  readonly testimonial: Testimonial;
  readonly video: TestimonialVideo;
  readonly still: Picture | null;
  readonly transcript: string;
}

/**
 * The video of a testimonial. It is not a Review: search engines reject reviews that a company publishes about itself.
 */
export function videoNode(
  context: BuildContext,
  { testimonial, video, still, transcript }: TestimonialVideoInput,
): VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: testimonial.tagline,
    uploadDate: video.published,
    duration: isoDuration(video.seconds),
    contentUrl: context.origin + context.mediaUrl(video.file),
    ...(still !== null && { thumbnailUrl: context.origin + still.src }),
    inLanguage: 'en-CA',
    transcript,
  };
}

/** The contact page of the company. */
export function contactPageNode(context: BuildContext): ContactPageLeaf {
  return {
    '@type': 'ContactPage',
    url: context.origin + context.routes.contact,
    mainEntity: organization(context),
  };
}
