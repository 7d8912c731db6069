import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportPageError } from '../features/error-reports/page-errors';
import { PageCrash } from '../layout/page-crash/PageCrash';
import { Page } from '../layout/page/Page';

interface GuardProps {
  readonly fallback: (alerted: boolean) => ReactNode;
  readonly children: ReactNode;
}

interface GuardState {
  readonly failed: boolean;
  readonly alerted: boolean;
}

/** React offers this to classes only. */
class Guard extends Component<GuardProps, GuardState> {
  override state = { failed: false, alerted: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // Gatsby replaces React's own message and prints none.
    // eslint-disable-next-line no-console -- There is no other log in a browser.
    console.error(`The page ${window.location.pathname} failed.`, error, componentStack);
    this.setState({ alerted: reportPageError(error) });
  }

  override render(): ReactNode {
    const { failed, alerted } = this.state;
    return failed ? this.props.fallback(alerted) : this.props.children;
  }
}

function crashInPage(alerted: boolean): ReactNode {
  return (
    <Page>
      <PageCrash alerted={alerted} />
    </Page>
  );
}

/** For a fault in the header or footer, which the other fallback shows too. */
function crashAlone(alerted: boolean): ReactNode {
  return (
    <main id="main">
      <PageCrash alerted={alerted} />
    </main>
  );
}

/** Shows the fallback in place of a page that fails while it renders. */
export function PageGuard({ children }: { readonly children: ReactNode }) {
  return (
    <Guard fallback={crashAlone}>
      <Guard fallback={crashInPage}>{children}</Guard>
    </Guard>
  );
}
