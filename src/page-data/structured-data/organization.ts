import type { OrganizationLeaf } from 'schema-dts';
import type { BuildContext } from '../build-context';

/** The company by name and address, for references from other nodes. */
export function organizationName(context: Pick<BuildContext, 'origin'>, name: string): OrganizationLeaf {
  return { '@type': 'Organization', name, url: `${context.origin}/` };
}

/** The company with its contact details. */
export function organization(context: Pick<BuildContext, 'origin' | 'content'>): OrganizationLeaf {
  const { brand, contact, social } = context.content.settings;
  const languages = new Set(['English', ...context.content.team.flatMap(({ languages }) => languages)]);
  return {
    ...organizationName(context, brand.name),
    sameAs: Object.values(social).filter((address) => address !== undefined),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: [...languages],
    },
  };
}
