/**
 * Replaces Decap's check of its configuration, whose library generates code from text, which the content security
 * policy of the page forbids. The configuration is generated, and tests compare it with Decap's own rules.
 *
 * @throws When the configuration did not arrive.
 */
export function validateConfig(config: unknown): void {
  if (typeof config === 'object' && config !== null && 'backend' in config && 'collections' in config) return;
  throw new Error('The configuration of this page is incomplete. Build the site again.');
}
