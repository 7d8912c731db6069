import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';

interface QuoteControlsProps {
  readonly playing: boolean;
  readonly onPlay: (play: boolean) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Pause first, then previous and next. */
export function QuoteControls({ playing, onPlay, onPrevious, onNext }: QuoteControlsProps) {
  return (
    <>
      <Button
        onClick={() => {
          onPlay(!playing);
        }}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        {playing ? TEXTS.player.pause : TEXTS.player.play}
      </Button>
      <Button onClick={onPrevious}>
        <Icon name="previous" />
        <VisuallyHidden>{TEXTS.controls.previous}</VisuallyHidden>
      </Button>
      <Button onClick={onNext}>
        <Icon name="next" />
        <VisuallyHidden>{TEXTS.controls.next}</VisuallyHidden>
      </Button>
    </>
  );
}
