import type { Episode } from '../model/schema/podcast';
import type { BuildContext } from './build-context';

/** Address of the audio of an episode; absolute when the episode was imported. */
export function audioUrl({ mediaUrl }: Pick<BuildContext, 'mediaUrl'>, { recording }: Episode): string {
  const { source } = recording;
  return source.kind === 'file' ? mediaUrl(source.file) : source.url;
}
