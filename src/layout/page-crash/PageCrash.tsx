import { Page } from '../page/Page';

/** What a visitor sees when a page fails while it renders. */
export function PageCrash() {
  return (
    <Page>
      <div role="alert">
        <h1>We have encountered an error in this page.</h1>
        <p>Reload the page, or go on from the menu. If it happens again, call or write to us.</p>
      </div>
    </Page>
  );
}
