/**
 * Stands in for Decap's check of its configuration, whose library makes code from text: the content policy of the page
 * forbids that. The configuration is generated, and tests compare it with Decap's own rules.
 *
 * @throws When the configuration did not arrive.
 */
export function validateConfig(config: unknown): void {
  if (typeof config === 'object' && config !== null && 'backend' in config && 'collections' in config) return;
  throw new Error('The configuration of this page is incomplete. Build the site again.');
}
