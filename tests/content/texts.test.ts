import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../src/model/load/read-texts';

const file = 'content/settings/texts.yaml';
const texts = readTexts(file, readFileSync(file, 'utf8'));

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(
    (entry) =>
      entry.isFile() &&
      /\.tsx?$/.test(entry.name) &&
      !entry.name.includes('.test.') &&
      !entry.parentPath.endsWith('model/schema'),
  )
  .map(({ parentPath, name }) => ({
    name: `${parentPath}/${name}`,
    code: readFileSync(`${parentPath}/${name}`, 'utf8'),
  }));

/** Files that Node runs, where webpack replaces nothing. */
const runByNode =
  /^src\/(?:lib|model|page-data|build|host|api|commands)\/|^src\/templates\/[\w-]+\/(?:page|props)\b/;

describe('the texts of the settings', () => {
  it('are all shown somewhere', () => {
    const unused = Object.entries(texts ?? {}).flatMap(([section, fields]) =>
      Object.keys(fields)
        .filter((key) => !sources.some(({ code }) => new RegExp(`\\b${key}\\b`).test(code)))
        .map((key) => `${section}.${key}`),
    );
    expect(texts).not.toBeNull();
    expect(unused).toEqual([]);
  });

  it('are read from the content by code that Node runs', () => {
    const wrong = sources.filter(
      ({ name, code }) => runByNode.test(name) && /\bTEXTS\.\w+\.\w+[^.\w]/.test(code),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('match the specification where it quotes them', () => {
    expect(texts).toMatchObject({
      menus: {
        live: 'Live',
        noUpcomingSales:
          "It looks like there aren't any upcoming sales. Check back later for more information!",
        adminMenu: 'Admin Menu',
      },
      search: { placeholder: 'Search for land', expandedPlaceholder: 'Search for land near you' },
      banner: { heading: 'SELLING NOW!', viewSales: 'View Sales' },
      saleStatuses: { live: 'SELLING NOW!' },
      saleActions: { viewDetails: 'View Details', viewBidding: 'View Bidding' },
      contact: { sendQuestion: 'Send a question' },
      messages: {
        staleSaleData: 'Sale data is out-of-date. Updating...',
        saleDataFailed: 'An error occurred. Check your internet connection and reload the page.',
        loginFailed: 'There was an error logging into your account. Please try again.',
      },
      formErrors: {
        firstNameRequired: 'First name is required',
        lastNameRequired: 'Last name is required',
        emailRequired: 'Email address is required',
        emailInvalid: 'Please enter a valid Email Address',
        phoneRequired: 'Phone number is required',
        phoneInvalid: 'Phone number must be 10 digits',
        messageRequired: 'Message is required',
      },
      forms: {
        failed: 'An error occurred while submitting. Please try again.',
        contactSent: 'Thanks for contacting us! We will get in touch with you shortly.',
      },
      failures: { heading: 'We have encountered an error in this page.' },
    });
    expect(texts?.banner.severalSales.source).toBe('{count} Sales');
  });
});
