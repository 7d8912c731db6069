import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of what surrounds every page, and of failures. */
export const shellTexts = {
  menus: z
    .strictObject({
      live: label('Badge of the sales menu while a sale is live', 'Live'),
      upcomingSales: label('Heading of the sales in the menu', 'Upcoming sales'),
      noUpcomingSales: label(
        'Menu without sales',
        "It looks like there aren't any upcoming sales. Check back later for more information!",
      ),
      adminMenu: label('Heading of the links for administrators', 'Admin Menu'),
      questions: label('Before the telephone number', 'Questions?'),
    })
    .meta({ title: 'Menus', description: 'Beside the links of navigation.yaml.' }),
  search: z
    .strictObject({
      placeholder: label('Field of the closed search', 'Search for land'),
      expandedPlaceholder: label('Field of the open search', 'Search for land near you'),
      submit: label('Button', 'Search'),
      clear: label('Button that empties the field', 'Clear'),
      close: label('Button that closes the search', 'Close search'),
    })
    .meta({ title: 'Search', description: 'The search in the header and on the home page.' }),
  banner: z
    .strictObject({
      label: label('Name of the banner for screen readers', 'Selling now'),
      heading: label('Heading', 'SELLING NOW!'),
      severalSales: template('Several live sales', '{count} Sales', { count: 'the number of live sales' }),
      viewSales: label('Link to the list', 'View Sales'),
      dismiss: label('Button that closes it', 'Dismiss'),
    })
    .meta({ title: 'Selling banner', description: 'At the foot of the window while a sale is live.' }),
  cookies: z
    .strictObject({
      label: label('Name of the notice for screen readers', 'Cookies and tracking'),
      heading: label('Heading', 'Cookies and tracking.'),
      text: label(
        'Text',
        'We use them to count visits and to show our sales to people who looked at land. They are on unless you decline.',
      ),
      accept: label('Consent', 'Accept'),
      decline: label('Refusal', 'Decline'),
    })
    .meta({ title: 'Cookie notice', description: 'Until a visitor has answered.' }),
  contact: z
    .strictObject({
      heading: label('Heading of the panel, and link to the contact page', 'Contact us'),
      text: label('Text of the panel', 'Call us, or write. A person who farms answers.'),
      allWays: label('Link to the contact page in the panel', 'All ways to reach us'),
      callUs: label('Link to the telephone', 'Call us'),
      emailUs: label('Link to the e-mail address', 'E-mail us'),
      sendQuestion: label('Link that opens the panel', 'Send a question'),
    })
    .meta({ title: 'Contact', description: 'The contact panel, and links to telephone and e-mail.' }),
  messages: z
    .strictObject({
      staleSaleData: label('Sale statuses are old', 'Sale data is out-of-date. Updating...'),
      saleDataFailed: label(
        'Sale statuses cannot be loaded',
        'An error occurred. Check your internet connection and reload the page.',
      ),
      loginFailed: label(
        'Login, registration or edit failed',
        'There was an error logging into your account. Please try again.',
      ),
      logoutFailed: label(
        'Logout failed',
        'There was an error logging out of your account. Please try again.',
      ),
    })
    .meta({ title: 'Messages', description: 'Short messages over the page.' }),
  failures: z
    .strictObject({
      heading: label('Heading', 'We have encountered an error in this page.'),
      teamAlerted: label('Our team knows', 'Our team was alerted.'),
      teamNotAlerted: label(
        'Our team does not know',
        'Our team has not been alerted, so please call or write to us.',
      ),
      bidsSafe: label('About bids', 'Your bids are not affected: bidding runs on a separate system.'),
      reload: label('Button that reloads', 'Reload the page'),
      home: label('Link to the home page', 'Home page'),
      nearestPage: label('Before the page that was probably meant', 'Were you looking for'),
      pastSales: label('Link to past sales', 'Past sales'),
      searchAll: label('Link to the search', 'Search all pages'),
    })
    .meta({ title: 'Failed pages', description: 'Pages that crash or cannot be loaded.' }),
};
