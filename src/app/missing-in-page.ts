/**
 * Describes what the build did not find in what Gatsby and its plugins write into a page, and what to do.
 *
 * @param target Such as: element with the key "x".
 * @param patch The file that changes or leaves it out.
 * @param source Where it is written, below node_modules.
 */
export function missingInPage(
  target: string,
  patch: string,
  source = 'gatsby/cache-dir/static-entry.js',
): string {
  return (
    `A page has no ${target}, which ${patch} changes or leaves out. Find how it is written ` +
    `(node_modules/${source}), then correct the patch or remove it; docs/architecture.md lists it under ` +
    '"Patches of Gatsby".'
  );
}
