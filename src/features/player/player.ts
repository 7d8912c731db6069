import { createPlayer } from './create-player';
import { markPlaybackStarted } from './playback-started';
import { createPlaybackStorage } from './playback-storage';
import { connectMediaSession } from './media-session';

let shared = false;

/** The player of this window. Its recording keeps playing from page to page. */
export const player = createPlayer({
  openAudio: () => new Audio(),
  storage: createPlaybackStorage(() => localStorage),
  onStart: () => {
    markPlaybackStarted();
    if (shared || !('mediaSession' in navigator)) return;
    shared = true;
    connectMediaSession(player, navigator.mediaSession);
  },
});
