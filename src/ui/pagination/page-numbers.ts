/** Returns the pages to link: the ends and the neighbours of the current one; null marks a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    // A gap takes as much space as the one page that it would hide.
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
