import { z } from 'zod';
import { pageKeys } from './editorial';
import { name, questionName } from './fields';

/**
 * Pages that a menu may lead to, by the names of their files in content/pages/: all but those that report an outcome.
 */
const LinkablePageSchema = z
  .enum(pageKeys)
  .exclude([
    'thanks',
    'not-sent',
    'unsubscribe',
    'unsubscribed',
    'no-longer-available',
    'sale-postponed',
    'error-test',
    'not-found',
    'error',
  ]);
export type LinkablePage = z.infer<typeof LinkablePageSchema>;

const label = (title: string, example: string) =>
  name(title, `As visitors read it, such as ${example}. {brand} stands for the company name.`);

const NavigationLinkSchema = z
  .strictObject({
    label: label('Label', 'Past sales and prices'),
    page: LinkablePageSchema.optional().meta({
      title: 'Page',
      description: 'The name of a file in content/pages/, such as past-sales.',
    }),
    question: questionName('Question').optional(),
    anchor: z
      .string()
      .regex(/^[\w-]{1,100}$/, 'is not an anchor')
      .optional()
      .meta({
        title: 'Anchor',
        description: 'Of a heading on that page: letters, digits and dashes, such as Starting-Bids.',
      }),
  })
  .refine(({ page, question }) => (page === undefined) !== (question === undefined), {
    error: 'needs either a page or a question to lead to',
    params: { advice: 'page: past-sales, or question: sale-process/how-does-the-bidding-process-work.' },
  });

const LinkGroupSchema = z.strictObject({
  title: label('Heading', 'Before you bid'),
  links: z
    .array(NavigationLinkSchema)
    .min(1)
    .max(12)
    .meta({ title: 'Links', singular: 'Link', description: 'In their order.' }),
});

const groups = z
  .array(LinkGroupSchema)
  .min(1)
  .max(4)
  .meta({ title: 'Groups', singular: 'Group', description: 'Columns of links, each below a heading.' });

const MenuSchema = z.strictObject({ label: label('Menu', 'Buy Land'), groups });

/** Labels and links of the menus and the footer, in order. */
export const NavigationSchema = z.strictObject({
  buy: MenuSchema.meta({ title: 'Menu for buyers', description: 'Its label leads to the list of sales.' }),
  sell: MenuSchema.meta({
    title: 'Menu for sellers',
    description: 'Its label leads to the page for sellers.',
  }),
  more: MenuSchema.meta({ title: 'Third menu', description: 'Its label opens it and leads nowhere.' }),
  footer: z.strictObject({
    groups,
    account: label('Heading of the account links', 'Your account'),
    contact: label('Heading of telephone and e-mail', 'Reach us'),
  }),
  actions: z.strictObject({
    login: label('Log in', 'Login'),
    createAccount: label('Create an account, in the header', 'Create Account'),
    createAnAccount: label('Create an account, in the footer', 'Create an Account'),
    registerToBid: label('Register', 'Register To Bid'),
    viewAccount: label('Own account, in the footer', 'View Account'),
    editAccount: label('Own account, in the user menu', 'Edit Your Account'),
    addNumber: label('Missing telephone number', 'Add your number'),
    logout: label('Log out', 'Logout'),
    contactUs: label('Contact', 'Contact Us'),
    adminSales: label('Sales on the engine, for administrators', 'Admin Sales'),
    adminUsers: label('Users on the engine, for administrators', 'Admin Users'),
  }),
});
export type Navigation = z.infer<typeof NavigationSchema>;
export type NavigationLink = z.infer<typeof NavigationLinkSchema>;
