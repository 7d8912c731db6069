import { Suspense, useEffect, type PointerEvent } from 'react';
import { useSaleCount } from '../../features/sale-status/tracked-sales';
import type { MenuAction, MenuState } from '../../features/navigation/menu-state';
import { nextTask } from '../../lib/next-task';
import type { HeaderProps } from '../../page-data/shell-props';
import { Badge } from '../../ui/badge/Badge';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { DrawerActions } from './DrawerActions';
import * as styles from './MainMenu.module.css';
import { MenuItem } from './MenuItem';
import { MenuLinks } from './MenuLinks';
import { MenuLoading } from './MenuLoading';

async function loadSales() {
  return (await import('../menu-sales/MenuSales')).MenuSales;
}

async function loadQuotes() {
  return (await import('../menu-quotes/MenuQuotes')).MenuQuotes;
}

/**
 * Loaded when a menu is first opened: no page shows them before. If they cannot be loaded, the menu still has its
 * links.
 */
const MenuSales = lazyPart(loadSales);
const MenuQuotes = lazyPart(loadQuotes);

const liveAlone = ['live'] as const;
const open = ['live', 'unknown', 'upcoming'] as const;

interface MainMenuProps {
  readonly shell: HeaderProps;
  readonly state: MenuState;
  readonly dispatch: (action: MenuAction) => void;
  readonly onEnter: (name: string, event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
  readonly onClose: () => void;
}

/** Buy Land, Sell Land and More: tabs with panels below them, or a drawer on a small screen. */
export function MainMenu({ shell, state, dispatch, onEnter, onLeave, onClose }: MainMenuProps) {
  const { buy, sell, more, menuSales, contact, account } = shell;
  const live = useSaleCount(liveAlone, shell.liveCount) > 0;
  const openCount = useSaleCount(open, shell.saleCount);
  const drawer = state.kind === 'main' && state.drawer;
  const dropdowns = state.kind === 'main' ? state.dropdowns : [];
  const hasQuotes = shell.quotes.length > 0;

  // In the drawer, content that loads into an open menu moves the menus below it, even under a finger. The drawer
  // itself is shown first: on a slow phone the requests take as long as its styles.
  useEffect(() => {
    if (drawer) void nextTask().then(() => Promise.allSettled([loadSales(), hasQuotes && loadQuotes()]));
  }, [drawer, hasQuotes]);

  const item = (name: string) => ({
    open: dropdowns.some((dropdown) => dropdown.name === name),
    name,
    dispatch,
    onEnter,
    onLeave,
  });
  return (
    <nav
      aria-label={TEXTS.names.mainMenu}
      className={drawer ? `${styles.nav} ${styles.drawer}` : styles.nav}
      data-dropdowns={dropdowns.length > 1 ? dropdowns.length : undefined}
    >
      {drawer && (
        <div className={styles.top}>
          <p>{shell.brand}</p>
          <IconButton label={TEXTS.controls.closeMenu} onClick={onClose} focusOnMount>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
      <MenuItem
        {...item('buy')}
        main={buy.main}
        badge={live && <Badge tone="now">{TEXTS.menus.live}</Badge>}
        layout="sales"
        extra={
          <Suspense fallback={<MenuLoading label={TEXTS.menus.loadingSales} />}>
            <MenuSales sales={menuSales} />
          </Suspense>
        }
      >
        <MenuLinks groups={buy.groups} counted={buy.main.href} count={openCount} contact={contact} />
      </MenuItem>
      <MenuItem
        {...item('sell')}
        main={sell.main}
        layout="quotes"
        extra={
          hasQuotes && (
            <Suspense fallback={<MenuLoading label={TEXTS.menus.loading} />}>
              <MenuQuotes quotes={shell.quotes} />
            </Suspense>
          )
        }
      >
        <MenuLinks groups={sell.groups} />
      </MenuItem>
      <MenuItem {...item('more')} main={{ label: more.label }} layout="columns">
        <MenuLinks groups={more.groups} />
      </MenuItem>
      {drawer && <DrawerActions account={account} contact={contact} social={shell.social} />}
    </nav>
  );
}
