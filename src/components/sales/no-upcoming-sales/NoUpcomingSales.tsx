/** What stands where upcoming sales would. */
export function NoUpcomingSales() {
  return <p>{TEXTS.menus.noUpcomingSales}</p>;
}
