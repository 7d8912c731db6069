import { useCallback, useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../../ui/button/Button';
import type { GalleryLightbox } from './GalleryLightbox';
import * as styles from './PictureGallery.module.css';
import { Thumbnail } from './Thumbnail';
import { isPlainClick } from '../../../lib/is-plain-click';
import type { Picture } from '../../../lib/picture';

/** Number of pictures in the HTML. */
const fewest = 6;

interface Opened {
  /** Loaded with the first opening. */
  readonly Viewer: typeof GalleryLightbox;
  readonly start: number;
}

/** Framed pictures with captions; each opens large. Without scripts it opens as a file of its own. */
export function PictureGallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLElement>(null);
  // The button disappears, so the first of the new pictures takes the focus.
  const focus = useCallback((link: HTMLAnchorElement | null) => {
    link?.focus();
  }, []);

  async function open(event: MouseEvent<HTMLAnchorElement>, start: number): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      const { GalleryLightbox: Viewer } = await import('./GalleryLightbox');
      setOpened({ Viewer, start });
    } catch {
      window.location.assign(link.href);
    }
  }

  return (
    <>
      <div className={styles.pictures}>
        {(all ? pictures : pictures.slice(0, fewest)).map((picture, index) => (
          <figure key={picture.src}>
            <a
              ref={index === fewest ? focus : undefined}
              href={picture.src}
              onClick={(event) => void open(event, index)}
            >
              <Thumbnail picture={picture} />
            </a>
            {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
          </figure>
        ))}
      </div>
      {!all && pictures.length > fewest && (
        <>
          <Button
            onClick={() => {
              setAll(true);
            }}
          >
            {TEXTS.controls.showAllPictures.fill({ count: pictures.length })}
          </Button>
          <noscript>
            {pictures.slice(fewest).map(({ src, alt }) => (
              <p key={src}>
                <a href={src}>{alt}</a>
              </p>
            ))}
          </noscript>
        </>
      )}
      {opened !== null && (
        <opened.Viewer
          pictures={pictures}
          start={opened.start}
          onClose={() => {
            setOpened(null);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
