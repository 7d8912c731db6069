import type { OrganizationLeaf } from 'schema-dts';
import type { Site } from '../build-context';

/** The company by name and address, as other things name it. */
export function organizationName(site: Pick<Site, 'origin'>, name: string): OrganizationLeaf {
  return { '@type': 'Organization', name, url: `${site.origin}/` };
}

/** The company with the ways to reach it. */
export function organization(site: Pick<Site, 'origin' | 'content'>): OrganizationLeaf {
  const { brand, contact, social } = site.content.settings;
  const languages = new Set(['English', ...site.content.team.flatMap(({ languages }) => languages)]);
  return {
    ...organizationName(site, brand.name),
    sameAs: Object.values(social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: [...languages],
    },
  };
}
