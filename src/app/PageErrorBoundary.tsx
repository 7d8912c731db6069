import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportPageError } from '../features/error-reports/page-errors';
import { PageErrorMessage } from '../layout/page-error/PageErrorMessage';
import { Page } from '../layout/page/Page';

interface ErrorBoundaryProps {
  readonly fallback: (alerted: boolean) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly alerted: boolean;
}

/** React offers error boundaries to class components only. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, alerted: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // Gatsby replaces React's own message and prints none.
    // eslint-disable-next-line no-console -- There is no other log in a browser.
    console.error(`The page ${window.location.pathname} failed.`, error, componentStack);
    reportPageError(error, () => {
      this.setState({ alerted: true });
    });
  }

  override render(): ReactNode {
    const { failed, alerted } = this.state;
    return failed ? this.props.fallback(alerted) : this.props.children;
  }
}

function fallbackInPage(alerted: boolean): ReactNode {
  return (
    <Page>
      <PageErrorMessage alerted={alerted} />
    </Page>
  );
}

/** For an error in the header or footer, which the other fallback shows too. */
function fallbackWithoutShell(alerted: boolean): ReactNode {
  return (
    <main id="main">
      <PageErrorMessage alerted={alerted} />
    </main>
  );
}

/** Shows the fallback in place of a page that fails while it renders. */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallbackWithoutShell}>
      <ErrorBoundary fallback={fallbackInPage}>{children}</ErrorBoundary>
    </ErrorBoundary>
  );
}
