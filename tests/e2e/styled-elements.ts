import type { Page } from '@playwright/test';
import { z } from 'zod';

const TraceEventSchema = z.object({
  name: z.string().optional(),
  args: z.object({ elementCount: z.number().optional() }).optional(),
});

/** Returns the largest number of elements that the browser restyles at a time during an action. */
export async function mostStyledAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of z.array(TraceEventSchema).parse(value))
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0);
  });
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return Math.max(...counts);
}
