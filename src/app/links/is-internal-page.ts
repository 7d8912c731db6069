/**
 * Returns whether an address is a page of the site. Documents, calendars and feeds have a file extension, pages
 * have none.
 */
export function isInternalPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path);
}
