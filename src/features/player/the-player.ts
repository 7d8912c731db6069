import { createPlayer } from './create-player';
import { noteHeard } from './heard';
import { keepPlaces } from './kept-places';
import { shareControls } from './media-session';

let shared = false;

/** The player of this window. What it plays goes on from page to page. */
export const player = createPlayer({
  openAudio: () => new Audio(),
  kept: keepPlaces(() => localStorage),
  onBegin: () => {
    noteHeard();
    if (shared || !('mediaSession' in navigator)) return;
    shared = true;
    shareControls(player, navigator.mediaSession);
  },
});
