import type { Episode } from '../model/schema/podcast';
import type { BuildContext } from './build-context';

/** Where the sound of an episode is; absolute when the episode was imported. */
export function audioUrl({ mediaUrl }: Pick<BuildContext, 'mediaUrl'>, { recording }: Episode): string {
  const { place } = recording;
  return place.kind === 'file' ? mediaUrl(place.file) : place.url;
}
