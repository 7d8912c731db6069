/** The pages worth a link: the ends and the neighbours of the current one; null stands for a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    // A gap takes as much room as the one page it would stand for.
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
