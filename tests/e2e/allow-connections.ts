import type { Page } from '@playwright/test';

/**
 * Lets pages reach outside services, like the content security policy of a build in which they are configured.
 *
 * @param origins Schemes and hosts of the services.
 */
export async function allowConnections(page: Page, origins: readonly string[]): Promise<void> {
  // To the browser, a page that a test has fulfilled comes from the internet.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const allowed = policy.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '));
      await route.fulfill({
        body: await response.text(),
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': allowed },
      });
    },
  );
}
