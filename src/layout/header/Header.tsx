import { useRef } from 'react';
import { useSession } from '../../features/auth/use-session';
import { useMenus } from '../../features/navigation/use-menus';
import type { HeaderProps } from '../../page-data/shell-props';
import { Icon } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon-button/IconButton';
import { Logo } from '../logo/Logo';
import { UserMenu } from '../user-menu/UserMenu';
import { ContactBar } from './ContactBar';
import * as styles from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { MainMenu } from './MainMenu';

/** The head of every page; Gatsby renders it once for all of them. */
export default function Header({ sliceContext: shell }: { readonly sliceContext: HeaderProps }) {
  const header = useRef<HTMLElement>(null);
  const { state, dispatch, enter, leave, close, dismiss } = useMenus(header);
  useSession(shell.account.login.href);
  const toggle = (part: 'drawer' | 'user') => () => {
    dispatch({ kind: 'toggle', part });
  };
  function openSearch(): void {
    dispatch({ kind: 'search' });
  }
  return (
    <header
      ref={header}
      className={styles.header}
      data-open={state.kind === 'closed' ? undefined : state.kind}
    >
      <ContactBar contact={shell.contact} social={shell.social} />
      <div className={styles.bar}>
        <Logo brand={shell.brand} href={shell.home.href} />
        <MainMenu
          shell={shell}
          state={state}
          dispatch={dispatch}
          onEnter={enter}
          onLeave={leave}
          onClose={dismiss}
        />
        <HeaderSearch
          shell={shell}
          open={state.kind === 'search'}
          onOpen={openSearch}
          onClose={dismiss}
          onLeave={close}
        />
        <UserMenu account={shell.account} open={state.kind === 'user'} onToggle={toggle('user')} />
        <div className={styles.menuButton}>
          <IconButton
            label={TEXTS.controls.menu}
            expanded={state.kind === 'main' && state.drawer}
            onClick={toggle('drawer')}
          >
            <Icon name="menu" />
          </IconButton>
        </div>
      </div>
      {state.kind !== 'closed' && <div className={styles.scrim} />}
    </header>
  );
}
