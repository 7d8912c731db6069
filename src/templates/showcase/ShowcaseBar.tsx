import { Logo } from '../../layout/logo/Logo';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { Link } from '../../ui/link/Link';
import type { Rotation } from '../../features/showcase/use-rotation';
import * as styles from './ShowcaseBar.module.css';
import type { ShowcasePageProps } from './props';

interface ShowcaseBarProps {
  readonly showcase: ShowcasePageProps;
  /** The sales on the screen. */
  readonly names: readonly string[];
  readonly rotation: Rotation;
}

/** The company with its contact details, and controls for visitors who can reach the screen. */
export function ShowcaseBar({ showcase, names, rotation }: ShowcaseBarProps) {
  const { brand, home, allSales, contact, notice } = showcase;
  const { current, paused, setPaused, advance } = rotation;
  return (
    <header className={styles.bar}>
      <Logo brand={brand} href={home} />
      {names.length > 1 && (
        <div className={styles.controls} role="group" aria-label={TEXTS.names.showcaseSales}>
          <IconButton
            label={paused ? TEXTS.player.play : TEXTS.player.pause}
            onClick={() => {
              setPaused(!paused);
            }}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </IconButton>
          <IconButton
            label={TEXTS.names.previousSale}
            onClick={() => {
              advance(-1);
            }}
          >
            <Icon name="previous" />
          </IconButton>
          <IconButton
            label={TEXTS.names.nextSale}
            onClick={() => {
              advance(1);
            }}
          >
            <Icon name="next" />
          </IconButton>
          <p
            className={styles.dots}
            role="img"
            aria-label={`${String(names.indexOf(current) + 1)} of ${String(names.length)}`}
          >
            {names.map((name) => (
              <i key={name} className={name === current ? styles.on : undefined} />
            ))}
          </p>
        </div>
      )}
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      <p className={styles.ways}>
        <Link href={allSales.href}>{allSales.label}</Link>
        <a href={contact.phoneHref}>{contact.phone}</a>
      </p>
    </header>
  );
}
