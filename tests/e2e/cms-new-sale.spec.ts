import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { run } from '../../src/lib/node/run';
import { builtPage, sourceOf, test } from './cms';
import {
  choose,
  duplicate,
  landPanel,
  open,
  preview,
  publish,
  published,
  slow,
  shownField,
  toggleItem,
  unfold,
} from './cms-form';

const file = 'content/sales/beaver-creek-quarters.yaml';

test.beforeEach(() => {
  test.setTimeout(300_000);
});

/** A folder such as an editor receives: an offer to purchase and a picture of the land. */
async function folderOfSale(folder: string) {
  const at = path.join(folder, 'beaver-creek');
  await mkdir(at);
  const [offer, photo] = [path.join(at, 'beaver-creek-offer.pdf'), path.join(at, 'beaver-creek.jpg')];
  await writeFile(
    offer,
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  );
  await sharp({ create: { width: 2400, height: 1350, channels: 3, background: '#583' } })
    .jpeg()
    .toFile(photo);
  return { offer, photo };
}

test('an editor makes a new sale from an old one and a folder of files', async ({ page, folder }) => {
  const { offer, photo } = await folderOfSale(folder);
  await open(page, 'sales/entries/iron-creek-home-place');
  await expect(page.getByLabel(/^Name/).first()).toHaveValue('Iron Creek Home Place', slow);
  await duplicate(page);
  await expect(preview(page).getByText('This is a copy of Iron Creek Home Place')).toBeVisible(slow);
  await expect(page.getByLabel(/^Name/).first()).toHaveValue('');
  await expect(landPanel(page).getByRole('row', { name: /^Total/ })).toContainText('790.1');

  await page.getByLabel(/^Name/).first().fill('Beaver Creek Quarters');
  await page.getByLabel(/^ID/).fill('sale-2001');
  await page.getByLabel(/^Register by/).fill('2027-03-02T16:00:00-07:00');
  await page
    .getByLabel(/^Bidding opens/)
    .first()
    .fill('2027-03-03T09:00:00-07:00');
  await page
    .getByLabel(/^Bidding closes/)
    .first()
    .fill('2027-03-03T11:00:00-07:00');
  await page
    .getByLabel(/^Possession/)
    .first()
    .fill('On closing');

  await unfold(page, '4 parcels');
  await toggleItem(page, 'Parcel 1');
  await unfold(page, '1 legal land description');
  await shownField(page, /^Legal land description$/).fill('SE-18-44-W4M');
  const refusal =
    '"SE-18-44-W4M" is not a legal land description. Write: a description such as NW-14-72-6-W6M';
  await expect(page.getByRole('status').filter({ hasText: refusal })).toBeVisible();
  await expect(landPanel(page)).toContainText(refusal);
  await publish(page);
  await expect(page.getByText(`Nothing was saved. parcels 1 › landDescriptions 1: ${refusal}`)).toBeVisible(
    slow,
  );

  await shownField(page, /^Legal land description$/).fill('SE 18-44-13 W4');
  await expect(
    page.getByRole('status').filter({
      hasText: 'Read as: south-east quarter of section 18, township 44, range 13, west of the 4th meridian',
    }),
  ).toBeVisible();
  await shownField(page, /^Titled acres/)
    .first()
    .fill('16');
  await expect(landPanel(page)).toContainText(
    'The title has 16 acres, but land of this description has about 160.',
  );
  await shownField(page, /^Titled acres/)
    .first()
    .fill('160.1');
  await expect(landPanel(page).getByRole('row', { name: /^Total/ })).toContainText('793.0');
  await toggleItem(page, 'Parcel 1');

  await toggleItem(page, 'Parcel 3');
  await unfold(page, '1 legal land description');
  await shownField(page, /^Legal land description$/).fill('NW-18-44-13-W4M');
  await expect(landPanel(page)).toContainText('NW-18-44-13-W4M is already in parcel-2');
  await shownField(page, /^Legal land description$/).fill('SW-19-44-13-W4M');
  await expect(landPanel(page).getByRole('img', { name: /parcel 3, SW-19-44-13-W4M/ })).toBeVisible();
  await toggleItem(page, 'Parcel 3');

  await page.getByRole('button', { name: 'Add document' }).click();
  await shownField(page, /^Title$/)
    .last()
    .fill('Offer to purchase, all parcels');
  await shownField(page, /^Date/).last().fill('2027-01-20');
  await choose(page, /Choose a file|Choose file/, offer);
  await unfold(page, 'Main picture');
  await choose(page, /Choose different image/, photo);
  await publish(page);
  await published(page);
  const saved = await sourceOf(folder, file);
  expect(saved).toContain('documents/beaver-creek-offer.pdf');
  expect(saved).toContain('sales/beaver-creek.jpg');
  for (const old of ['acceptedBid', 'sample:', 'changes:', '2026-10-14', 'copy of', 'version of'])
    expect(saved).not.toContain(old);
  expect(await readdir(path.join(folder, 'content/media/documents'))).toContain('beaver-creek-offer.pdf');
  const { ok, output } = await run(['tsx', 'src/commands/content-check.ts'], {
    env: { CONTENT_DIR: path.join(folder, 'content') },
  });
  expect([ok, output]).toEqual([true, expect.stringContaining('Content is valid: 15 sales')]);
});

test('an editor makes a new sale from an empty form, and finds it on the built page', async ({
  page,
  folder,
}) => {
  const { photo } = await folderOfSale(folder);
  await open(page, 'sales/new');
  const fill = (label: RegExp, value: string) => shownField(page, label).first().fill(value);
  await fill(/^Name/, 'Beaver Creek Quarters');
  await expect(preview(page).getByText(/id \(ID\): is missing/)).toBeVisible(slow);
  await fill(/^ID/, 'sale-2001');
  await fill(/^Summary/, 'One quarter of Black loam beside Beaver Creek.');
  await fill(/^Description/, 'The land lies south of the creek.');
  await page.getByLabel(/^Nearest place/).fill('Taber');
  await page.getByRole('option', { name: 'Taber', exact: true }).click();
  await fill(/^Municipality/, 'Municipal District of Taber');
  await unfold(page, 'Main picture');
  await choose(page, 'Choose an image', photo);
  await shownField(page, /^Description/)
    .nth(1)
    .fill('A field beside a creek');
  await fill(/^Time zone/, 'America/Edmonton');
  await fill(/^Register by/, '2027-03-02T16:00:00-07:00');
  await fill(/^Bidding opens/, '2027-03-03T09:00:00-07:00');
  await fill(/^Bidding closes/, '2027-03-03T11:00:00-07:00');
  await fill(/^Possession/, 'On closing');
  await page.getByRole('button', { name: 'Add parcel' }).click();
  const fillLast = (label: RegExp, value: string) => shownField(page, label).last().fill(value);
  await fillLast(/^Address/, 'parcel-1');
  await fillLast(/^Name/, 'Parcel 1');
  await fillLast(/^Land in a few words/, 'A quarter beside the creek');
  await fillLast(/^Description/, 'Level, without stones.');
  await page.getByRole('button', { name: 'Add legal land description' }).click();
  await fillLast(/^Legal land description$/, 'NW-16-10-16-W4M');
  await expect(landPanel(page).getByRole('img', { name: /NW-16-10-16-W4M/ })).toBeVisible(slow);
  await page
    .getByLabel(/^Land use/)
    .last()
    .click();
  await page.getByRole('option', { name: 'cultivated' }).click();
  await fillLast(/^Titled acres/, '160');
  await fillLast(/^Cultivated acres/, '150');
  await fillLast(/^Soil/, 'Dark Brown loam');
  await fillLast(/^Starting bid/, '640000');
  await page.getByLabel(/^People to ask/).fill('Cardinal');
  await page.getByRole('option', { name: /Cardinal/ }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Beaver Creek Quarters', slow);
  await publish(page);
  await published(page);
  const saved = await sourceOf(folder, file);
  for (const line of ['place: taber-ab', 'startingBid: 640000', 'NW-16-10-16-W4M', 'louise-cardinal'])
    expect(saved).toContain(line);
  const built = await builtPage(folder, '/auctions/beaver-creek-quarters/');
  for (const text of ['Beaver Creek Quarters', 'A field beside a creek', '$640,000', 'March 3, 2027'])
    expect(built).toContain(text);
});
