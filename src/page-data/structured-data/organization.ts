import type { OrganizationLeaf } from 'schema-dts';
import type { TeamMember } from '../../model/schema/editorial';
import type { Settings } from '../../model/schema/settings';
import type { BuildContext } from '../build-context';

/** The only fields of the content that the company needs. */
type CompanyContext = Pick<BuildContext, 'origin'> & {
  readonly content: {
    readonly settings: Pick<Settings, 'brand' | 'contact' | 'social'>;
    readonly team: readonly Pick<TeamMember, 'languages'>[];
  };
};

/** The company by name and address, for references from other nodes. */
export function organizationName(context: Pick<BuildContext, 'origin'>, name: string): OrganizationLeaf {
  return { '@type': 'Organization', name, url: `${context.origin}/` };
}

/** The company with its contact details, and its pages on social networks if it has any. */
export function organization(context: CompanyContext): OrganizationLeaf {
  const { brand, contact, social } = context.content.settings;
  const pages = Object.values(social).filter((address) => address !== undefined);
  const languages = new Set(['English', ...context.content.team.flatMap(({ languages }) => languages)]);
  return {
    ...organizationName(context, brand.name),
    ...(pages.length > 0 && { sameAs: pages }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: [...languages],
    },
  };
}
