import { useState, type PointerEvent, type ReactNode } from 'react';
import type { MenuAction } from '../../features/navigation/menu-state';
import { usePathname } from '../../features/navigation/route-changes';
import { Icon } from '../../ui/icon/Icon';
import { largeScreen } from '../../styles/large-screen';
import { Link } from '../../ui/link/Link';
import * as styles from './MenuItem.module.css';

interface MenuItemProps {
  readonly name: string;
  /** The page of the menu, where it has one. */
  readonly main: { readonly label: string; readonly href?: string };
  readonly badge?: ReactNode;
  readonly open: boolean;
  readonly dispatch: (action: MenuAction) => void;
  readonly onEnter: (name: string, event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
  readonly layout: 'sales' | 'quotes' | 'columns';
  /** Content that is rendered only once the menu has been opened, and is not in the HTML. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

const layoutClass: Readonly<Record<MenuItemProps['layout'], string>> = {
  sales: styles.sales,
  quotes: styles.quotes,
  columns: styles.columns,
};

/** A tab of the main menu: a link, a button that shows and hides its panel, and the panel. */
export function MenuItem(props: MenuItemProps) {
  const { name, main, badge, open, dispatch, onEnter, onLeave, layout, extra, children } = props;
  const [wasOpen, setWasOpen] = useState(false);
  const here = usePathname() === main.href;
  if (open && !wasOpen) setWasOpen(true);
  const disclosure = {
    type: 'button',
    'aria-expanded': open,
    onClick: () => {
      dispatch({ kind: 'press', name, several: window.matchMedia(largeScreen).matches });
    },
  } as const;
  return (
    <div
      className={styles.item}
      data-item={name}
      onPointerEnter={(event) => {
        onEnter(name, event);
      }}
      onPointerLeave={onLeave}
    >
      <div className={open ? `${styles.tab} ${styles.open}` : styles.tab}>
        {main.href === undefined ? (
          <button {...disclosure} className={styles.alone}>
            {main.label}
            <Icon name="chevron" />
          </button>
        ) : (
          <>
            <Link href={main.href} current={here}>
              {main.label}
              {badge}
            </Link>
            <button {...disclosure} aria-label={`${main.label} menu`}>
              <Icon name="chevron" />
            </button>
          </>
        )}
      </div>
      <div className={`${styles.panel} ${layoutClass[layout]}`} hidden={!open}>
        {wasOpen && extra}
        {children}
      </div>
    </div>
  );
}
