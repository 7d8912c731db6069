/** What stands where upcoming sales would. */
export function NoUpcomingSales() {
  return <p>It looks like there aren&apos;t any upcoming sales. Check back later for more information!</p>;
}
