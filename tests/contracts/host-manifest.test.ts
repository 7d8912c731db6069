import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { writeHostManifest } from '../../src/build/hosting/host-manifest';
import { createHost } from '../../src/host/create-host';
import { readManifest } from '../../src/host/site/read-manifest';

const formErrors = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid Email Address',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Phone number must be 10 digits',
  messageRequired: 'Message is required',
  momentsRequired: 'Choose at least one reminder',
  tooLong: 'Please make this shorter',
  invalid: 'Please check this',
};

it('the host reads the manifest that the build writes', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  const opensAt = new Date('2026-12-09T15:00:00Z');
  const finalCloseAt = new Date('2026-12-09T18:30:00Z');
  await writeHostManifest(
    path.join(dir, 'generated'),
    {
      sales: [
        { sale: { slug: 'goose-lake', state: 'scheduled' }, times: { opensAt, finalCloseAt } },
        { sale: { slug: 'put-off', state: 'postponed' }, times: { opensAt: null, finalCloseAt: null } },
      ],
      formErrors,
      changes: [{ at: '2026-12-01T09:00:00-06:00' }, { at: '2026-12-02T09:00:00-06:00' }],
    },
    { transportSecurity: 'max-age=1', contentPolicy: "default-src 'none'" },
  );
  expect(await readdir(path.join(dir, 'generated'))).toEqual(['host.json']);
  const manifest = await readManifest(path.join(dir, 'generated', 'host.json'));
  expect(manifest.schedules).toEqual([
    { slug: 'goose-lake', state: 'scheduled', opensAt, finalCloseAt },
    { slug: 'put-off', state: 'postponed', opensAt: null, finalCloseAt: null },
  ]);
  expect(manifest.formErrors).toEqual(formErrors);
  expect(manifest.nextChangeAt).toEqual(new Date('2026-12-01T15:00:00Z'));
  const host = createHost({ publicDir: dir, manifest, now: () => finalCloseAt });
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(`${origin}/api/sale-statuses`)).json()).toEqual({
    data: [
      { slug: 'goose-lake', saleStatus: 'completed' },
      { slug: 'put-off', saleStatus: 'postponed' },
    ],
  });
  const moved = await host.inject('/farmland-exchange');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/farmlandexchange/']);
  expect(moved.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=1',
  });
  await host.close();
  await rm(dir, { recursive: true });
});
