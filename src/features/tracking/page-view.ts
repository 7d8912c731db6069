/** Parameters by which advertisements recognize their visitors; all others stay here. */
const campaignParameter = /^(?:utm_\w+|gclid|gbraid|wbraid)$/;

/** A view of the current page as Google Analytics takes it. */
export interface PageView {
  readonly page_path: string;
  readonly page_location: string;
}

/** The current page without what the visitor has typed: searches, places and filters are in the address. */
export function currentPageView(): PageView {
  const { origin, pathname, search } = window.location;
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaignParameter.test(name));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return { page_path: pathname, page_location: origin + pathname + query };
}
