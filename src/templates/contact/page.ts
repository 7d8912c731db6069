import { companyFacts } from '../../page-data/company-facts';
import { graphOf } from '../../page-data/graph';
import { contactPageNode } from '../../page-data/structured-data/people';
import { contactProps, personProps } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import type { ContactPageProps } from './props';

/** Page with all contact details. */
function contactPage(context: BuildContext): SitePage<ContactPageProps> {
  const path = context.routes.contact;
  const text = staticPageProps(context, 'contact', path);
  return {
    path,
    props: {
      ...text,
      head: { ...text.head, structuredData: graphOf([contactPageNode(context)]) },
      bodyHtml: context.html(context.content.pages.contact.body),
      newsletter: context.newsletter,
      contact: contactProps(context),
      company: companyFacts(context.content.settings.company, context.content.texts),
      people: context.content.team.map((member) => personProps(context, member)),
      team: { label: context.content.texts.sell.team, href: context.routes.team },
    },
  };
}

export const contactKind = {
  template: 'contact/ContactTemplate.tsx',
  fixedPages: { contact: contactPage },
} satisfies PageKind;
