import { questionRoute } from '../../model/derive/routes';
import { companyFacts } from '../../page-data/company-facts';
import { splitHtml } from '../../page-data/html-sections';
import { faqLink, pastSalesLink, subscribeLink } from '../../page-data/common-links';
import { contactProps, personProps, quoteProps } from '../../page-data/prop-builders';
import type { PageKind, SitePage } from '../../page-data/page';
import type { SaleContext } from '../../page-data/sale-context';
import type { BuildContext } from '../../page-data/build-context';
import { staticPageProps } from '../../page-data/static-page';
import { unsoldSummary, yearStats } from '../../page-data/year-stats';
import type { ComparisonProps, SellPageProps } from './props';

const peopleOnPage = 4;
const questionsOnPage = 5;
/** The category of questions for sellers. */
const sellersQuestions = 'selling-farmland';

function comparisonProps({ content, routes }: BuildContext): ComparisonProps | null {
  const { comparison } = content.pages.sell;
  if (comparison === undefined) return null;
  const { heading, text, ways, rows } = comparison;
  return {
    heading,
    text,
    ways: ways.map(({ name, anchor }) => ({ label: name, href: `${routes.compare}#${anchor}` })),
    rows,
  };
}

function links(context: BuildContext): SellPageProps['links'] {
  const { routes } = context;
  const { sell } = context.content.texts;
  return {
    contact: { label: sell.contact, href: routes.contact },
    faq: faqLink(context),
    pastSales: pastSalesLink(context),
    subscribe: subscribeLink(context),
    team: { label: sell.team, href: routes.team },
    testimonials: { label: sell.allTestimonials, href: routes.testimonials },
  };
}

/** The page for sellers. */
function sellPage(context: BuildContext, saleContexts: readonly SaleContext[]): SitePage<SellPageProps> {
  const { content, routes } = context;
  const page = content.pages.sell;
  const picture = page.image === undefined ? null : context.picture(page.image, 'wide');
  return {
    path: routes.sell,
    props: {
      ...staticPageProps(context, 'sell', routes.sell, picture),
      picture,
      contact: contactProps(context),
      comparison: comparisonProps(context),
      steps: page.steps,
      text: splitHtml(context.html(page.body)),
      company: companyFacts(content.settings.company, content.texts),
      figures: yearStats(saleContexts),
      unsoldSummary: unsoldSummary(saleContexts),
      quotes: content.testimonials.map((testimonial) => quoteProps(context, testimonial)),
      people: content.team.slice(0, peopleOnPage).map((member) => personProps(context, member)),
      questions: content.questions
        .filter(({ category }) => category === sellersQuestions)
        .slice(0, questionsOnPage)
        .map((question) => ({ label: question.title, href: questionRoute(question) })),
      links: links(context),
    },
  };
}

export const sellKind = {
  template: 'sell/SellTemplate.tsx',
  fixedPages: { sell: sellPage },
} satisfies PageKind;
