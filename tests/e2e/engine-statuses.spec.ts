import { expect } from '@playwright/test';
import { test } from './own-site';

test('the site tells what the engine tells, and bears its troubles', async ({ request, desk }) => {
  async function expectStatus(saleStatus: string): Promise<void> {
    const answer = await request.get('/api/sale-statuses');
    expect(await answer.json()).toMatchObject({
      data: expect.arrayContaining([{ slug: 'four-mile-coulee', saleStatus }]),
    });
  }
  await expectStatus('upcoming');
  await desk.setStatus('four-mile-coulee', 'live');
  await expect(() => expectStatus('live')).toPass();
  await desk.answer('with errors');
  await desk.setStatus('four-mile-coulee', 'completed');
  await expectStatus('live');
});
