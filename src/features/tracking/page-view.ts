/** Parameters that advertisements use for attribution; all others are not sent. */
const campaignParameter = /^(?:utm_\w+|gclid|gbraid|wbraid)$/;

/** A view of the current page in the form that Google Analytics expects. */
export interface PageView {
  readonly page_path: string;
  readonly page_location: string;
}

/** Returns the address of the current page without searches, places and filters, which the visitor has typed. */
export function currentPageView(): PageView {
  const { origin, pathname, search } = window.location;
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaignParameter.test(name));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return { page_path: pathname, page_location: origin + pathname + query };
}
