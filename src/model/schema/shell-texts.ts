import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of the shell around every page, and of failures. */
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
      loadingSales: label('While the sales of the menu load', 'Loading sales…'),
      loading: label('While the rest of a menu loads', 'Loading…'),
      loadingPage: label('While the next page loads, after a second', 'Loading the page…'),
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
  suggestions: z
    .strictObject({
      label: label('Name of the list for screen readers', 'Suggestions'),
      popularLocations: label('Heading of the places before anything is typed', 'Popular Locations'),
      locations: label('Heading of the places', 'Locations'),
      upcomingSales: label('Heading of the sales before anything is typed', 'Upcoming Sales'),
      sales: label('Heading of the sales', 'Sales'),
      pages: label('Heading of the search of all pages', 'Pages'),
      location: template('Place', 'Sales near {place}', { place: 'the place with its province' }),
      sale: template('Sale', 'Go to {name} - {location}', {
        name: 'the name of the sale',
        location: 'the place with its province',
      }),
      page: template('Search of all pages', 'Search all pages for "{term}"', { term: 'what was typed' }),
      defaultTerm: label('What is searched for before anything is typed', 'Terms and conditions'),
      loading: label('While suggestions are looked up', 'Loading suggestions…'),
      none: label('Where there are none', 'No locations or sales found.'),
      keys: label('Under the list, where there is a keyboard', 'Use the arrow keys.'),
      tipTitle: label('Heading of the hint on small screens', 'Know the legal description?'),
      tip: label('The hint on small screens', 'Type it the way you write it: ne 16 73 6 w6.'),
      failure: label(
        'Where suggestions cannot be loaded',
        'An error occurred while attempting to load search suggestions. Please try again or contact the company.',
      ),
    })
    .meta({ title: 'Suggestions', description: 'Under the search of the header, while it is open.' }),
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
      text: label('Text', 'We use them to count visits and to show our sales to people who looked at land.'),
      startsOn: label('Where tracking starts by itself', 'They are on unless you decline.'),
      startsOff: label('Where tracking waits for consent', 'They are off unless you accept.'),
      accept: label('Consent', 'Accept'),
      decline: label('Refusal', 'Decline'),
      settings: label('Button in the footer that opens the question again', 'Cookie settings'),
      on: label('After consent', 'Cookies and tracking are on.'),
      off: label('After refusal', 'Cookies and tracking are off.'),
      declinedByBrowser: label(
        'Where the browser declines for its visitor',
        'They are off, since your browser asks us not to track you (Global Privacy Control).',
      ),
      close: label('Button that closes the settings', 'Close'),
    })
    .meta({
      title: 'Cookie notice',
      description: 'Shown until a visitor has answered, and again with the button in the footer.',
    }),
  contact: z
    .strictObject({
      heading: label('Heading of the panel, and link to the contact page', 'Contact us'),
      text: label('Text of the panel', 'Call or write to us. Ask for the person who knows the land.'),
      allWays: label('Link to the contact page in the panel', 'All ways to reach us'),
      callUs: label('Link to the telephone', 'Call us'),
      emailUs: label('Link to the e-mail address', 'E-mail us'),
      sendQuestion: label('Link that opens the panel', 'Send a question'),
      write: label('Heading of the form on the contact page', 'Write to us'),
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
      feedbackLabel: label('Field for a description', 'What were you doing when it happened?'),
      sendFeedback: label('Button that sends the description', 'Send to our team'),
      feedbackSent: label('After it was sent', 'Thank you. Your description was sent to our team.'),
      feedbackFailed: label(
        'When it was not sent',
        'Your description was not sent. Please call or write to us.',
      ),
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
