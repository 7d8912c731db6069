/** Replaces the list of upcoming sales when it is empty. */
export function NoUpcomingSales() {
  return <p>{TEXTS.menus.noUpcomingSales}</p>;
}
