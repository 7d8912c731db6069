import { Component, type ReactNode } from 'react';
import { PageCrash } from '../layout/page-crash/PageCrash';

interface PageGuardProps {
  readonly children: ReactNode;
}

/** Shows the fallback in place of a page that fails while it renders. React offers this to classes only. */
export class PageGuard extends Component<PageGuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageCrash /> : this.props.children;
  }
}
