import type { EpisodePageProps } from '../../model/derive/pages/podcast-props';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { PageHeading } from '../../ui/page-heading/PageHeading';

/** Which episode, and the recording to hear; it is fetched when it is played and not before. */
export function EpisodeHead({ episode }: { readonly episode: EpisodePageProps }) {
  const { heading, summary, number, published, recording, transcript } = episode;
  return (
    <>
      <PageHeading heading={heading} summary={summary}>
        {number !== null && <span>{number},</span>}
        <time dateTime={published.iso}>{published.text}</time>
      </PageHeading>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The transcript page holds every word. */}
      <audio controls preload="none" aria-label={`Recording of ${heading}`} src={recording.src} />
      <p>
        <a href={recording.src} type={recording.type} download>
          Download the recording
        </a>{' '}
        ({recording.size})
      </p>
      {transcript !== null && <MoreLink href={transcript.href}>{transcript.label}</MoreLink>}
    </>
  );
}
