import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../model/schema/settings';
import { organization } from './organization';

function companyOn(social: Settings['social']) {
  return organization({
    origin: 'https://site.example',
    content: {
      settings: {
        brand: { name: 'Prairie Test', slug: 'prairie-test', tagline: 'Land, sold in the open.' },
        contact: {
          phone: '+18662637480',
          email: 'hello@site.example',
          responseNote: 'We answer within a day.',
          hours: 'Monday to Friday',
        },
        social,
      },
      team: [{ languages: ['French'] }, { languages: ['French', 'Punjabi'] }],
    },
  });
}

describe('organization', () => {
  it('names the pages of the company on social networks', () => {
    expect(companyOn({ youtube: 'https://video.example/test' })).toMatchObject({
      sameAs: ['https://video.example/test'],
      contactPoint: { availableLanguage: ['English', 'French', 'Punjabi'] },
    });
  });

  it('has no social networks for a company that is on none', () => {
    expect(companyOn({})).not.toHaveProperty('sameAs');
  });
});
