import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of the other pages. */
export const pageTexts = {
  home: z
    .strictObject({
      upcomingSales: label('Heading of the sales', 'Upcoming sales'),
      upcomingText: label('Below it', 'Each square is one quarter section for sale.'),
      searchHint: template('Below the search', 'Try a town, a sale, or a legal description such as {land}.', {
        land: 'a legal land description',
      }),
      searchHintWithoutSales: label('The same while there are no sales', 'Try a town.'),
      noSales: label('Without other sales', 'No further sale has a date right now.'),
      noneUpcoming: label('Without any sale', 'No sale has a date right now.'),
      seeSales: label('Link below the search', 'See upcoming sales'),
      allSales: label('Link to all sales', 'All upcoming sales'),
      steps: label('Heading of the steps', 'How a sale runs'),
      readBidding: label('Link below the steps', 'Read the bidding process'),
      results: label('Heading of the results', 'What land sold for'),
      resultsText: label('Below it', 'Each square is one sold parcel. An en bloc sale counts once.'),
      allPastSales: label('Link to past sales', 'All past sales'),
      sellLand: label('Link to the page for sellers', 'Sell your land'),
      compareWays: label('Link to the comparison of ways to sell', 'Compare your choices'),
      testimonials: label('Link to testimonials, and name of their carousel', 'What sellers and buyers say'),
      talkAboutSelling: label('Link to the contact page', 'Talk about selling'),
      allEpisodes: label('Link to the podcast', 'All episodes'),
      questions: label('Heading of the questions', 'Common questions'),
      questionsText: label('Below it', 'Short answers, with the date we last checked them.'),
      newSales: label('Heading of the news', 'New sales by e-mail'),
      newSalesText: label('Below it', 'One message when a sale is posted, and one when its results are in.'),
      subscribe: label('Button', 'Subscribe'),
    })
    .meta({ title: 'Home page', description: 'Headings and links of the home page.' }),
  landSearch: z
    .strictObject({
      heading: label('Heading', 'Know the legal land description?'),
      text: label('Text', 'Type it the way you write it. We find the quarter and the sales around it.'),
      spellings: label('Before spellings of one description', 'Each of these finds the same quarter:'),
    })
    .meta({ title: 'Search by land description', description: 'On the home page.' }),
  searchPage: z
    .strictObject({
      searching: label('While the answer is on its way', 'Searching…'),
      failure: label(
        'The search fails',
        'An error occurred while attempting to load search results. Please try again or contact the company.',
      ),
      nothing: label('Before the words of the visitor', 'Nothing found for'),
      fewerWords: label('Below it', 'Check the spelling, or try fewer words.'),
      oneWord: template('Link to a search for one of the words', 'Search for "{word}"', {
        word: 'the word',
      }),
      waysOn: label('Name of the links below it', 'Other ways to find land'),
      showMore: template('Button below a list', 'Show {count} more', { count: 'how many' }),
      noScripts: label(
        'Where scripts do not run',
        'Search needs JavaScript, which is off or blocked here. You can also use these lists:',
      ),
    })
    .meta({ title: 'Search page', description: 'Results of the search.' }),
  sales: z
    .strictObject({
      onMap: label('Link to the map', 'On a map'),
      map: label('Heading of the map', 'Where the land is'),
      calendarFeed: label('Link to the calendar', 'Subscribe to the calendar'),
      newSalesFeed: label('Link to the feed', 'Feed of new sales'),
      subscribe: label('Link to the subscription', 'Tell me about new sales'),
      pastSales: label('Link to past sales', 'Past sales and their prices'),
      nothingNear: label('Heading below a list near a place', 'Nothing close enough?'),
      nothingFits: label('Heading below the list', 'Not what you are looking for?'),
      subscribeText: label('Below it', 'We write when a sale is posted and when its results are in.'),
      noMatches: label('Heading when no sale fits', 'No sales match these filters'),
      removeOne: label('Below it, when removing one filter helps', 'Remove a filter, or clear them all.'),
      removeAll: label(
        'Below it, when removing one filter does not help',
        'Removing one filter isn’t enough. Clear all filters to see every sale.',
      ),
      clearAll: label('Button that clears the filters', 'Clear all'),
      nextNearest: label(
        'After a sale that is farther away than the filter allows',
        'We show the next nearest sale so the page is never a dead end.',
      ),
    })
    .meta({ title: 'List of sales', description: 'Headings, links and empty states of the list.' }),
  salesMap: z
    .strictObject({
      controls: label('The buttons of the map, for screen readers', 'Map'),
      zoomIn: label('Button with a plus sign, for screen readers', 'Zoom in'),
      zoomOut: label('Button with a minus sign, for screen readers', 'Zoom out'),
      showAll: label('Button that shows the whole map', 'Show all'),
      moveWest: label('Button with an arrow to the left, for screen readers', 'Move west'),
      moveEast: label('Button with an arrow to the right, for screen readers', 'Move east'),
      moveNorth: label('Button with an arrow up, for screen readers', 'Move north'),
      moveSouth: label('Button with an arrow down, for screen readers', 'Move south'),
      withMouse: label(
        'How the map moves, with a mouse and by keyboard',
        'Drag the map to move it. The wheel zooms with Ctrl held, or once you have clicked the map. Keys: arrows, + and −, and 0 for everything.',
      ),
      byTouch: label(
        'How the map moves, on a touch screen',
        'Two fingers move and zoom the map; two taps bring it nearer.',
      ),
      place: label('Where a cross marks a place', 'The cross is the place you chose.'),
      note: label(
        'Below the map',
        'Marks that would touch are moved apart; a line leads to the land. Township lines are calculated, and can be a few kilometres off.',
      ),
      stillNote: label(
        'Below the map that does not move',
        'Simplified and not to scale. Marks that would touch are moved apart; a line leads to the land.',
      ),
    })
    .meta({ title: 'Map of sales', description: 'Buttons and notes of the map below the list of sales.' }),
  pastSales: z
    .strictObject({
      seeSales: label('Link to upcoming sales', 'See upcoming sales'),
      download: label('Link to the table', 'Download as CSV'),
      noResults: label('Heading before the first results', 'No results yet'),
      noResultsText: label(
        'Below it',
        'The first sale has not closed yet. Its results will be listed here, sold or not.',
      ),
      pending: label('Heading of sales that just closed', 'Just closed, results to come'),
      noMatches: label('When no result fits', 'No results match these filters.'),
      showAll: label('Button that clears the filters', 'Show all results'),
      notSold: label('Heading of unsold land', 'Not sold, and postponed'),
      why: label('Heading of the reason', 'Why we show these'),
      whyText: label('The reason', 'A record with only winners is not a record.'),
      pricesNote: label(
        'Above the table of prices',
        'Median price per acre, with the lowest and the highest. One result is a price, not a median. Land that sold en bloc is one result, and mixed where its parcels differ. Land that is mostly pasture or bush has no price per cultivated acre.',
      ),
    })
    .meta({ title: 'Past sales', description: 'Headings, links and empty states of past sales.' }),
  subscribe: z
    .strictObject({
      example: label('Above an e-mail as subscribers get it', 'An e-mail looks like this:'),
      exampleLink: template('Link in that e-mail', 'See {sale} and its documents', {
        sale: 'the name of the sale',
      }),
      lastNotes: label('Heading of the last sales', 'Recent e-mails were about'),
      otherWays: label('Heading of the other links', 'Without an e-mail address'),
      calendar: label('Link to the calendar', 'Calendar of sales'),
      calendarText: label(
        'Below it',
        'Add this address to your calendar. The hours of each sale then appear in it automatically.',
      ),
      feed: label('Link to the feed', 'News feed'),
      feedText: label('Below it', 'For a feed reader. One entry for each sale, and another when it changes.'),
      oneSale: label('Link to the sales', 'One sale only'),
      oneSaleText: template(
        'Below it',
        'Open the sale and choose {remindMe}. Its hours then go into your own calendar.',
        { remindMe: 'the text of the button' },
      ),
    })
    .meta({ title: 'Subscription', description: 'The page for news of sales.' }),
  sell: z
    .strictObject({
      steps: label('Heading of the steps', 'What we do for you'),
      results: label('Heading of the results', 'What land has sold for'),
      quotes: label('Heading of the testimonials', 'From people who sold and bought'),
      allTestimonials: label('Link to all testimonials', 'All testimonials'),
      people: label('Heading of the team', 'The people you will deal with'),
      team: label('Link to the team', 'Our team'),
      questions: label('Heading of the questions', 'What sellers ask'),
      contact: label('Heading and button at the end', 'Ask what your land could sell for'),
      compareWith: label('Above the comparison, on a small screen', 'Compare us with'),
      contactText: template('Below it', 'Tell us where it is and what you want to keep. Call {hours}.', {
        hours: 'the hours of the settings',
      }),
    })
    .meta({ title: 'Selling', description: 'The page for sellers.' }),
  company: z
    .strictObject({
      heading: label('Heading', 'Licences, office and deposits'),
      legalName: label('Legal name', 'Company'),
      brokerage: label('Brokerage', 'Brokerage'),
      broker: label('Broker of record', 'Broker of record'),
      office: label('Office', 'Office'),
      trustAccount: label('Who holds deposits', 'Deposits'),
      licence: template('Licence', 'Licence, {province}', { province: 'the province' }),
    })
    .meta({
      title: 'Company',
      description: 'Who the company is before the law, on the contact page and the page for sellers.',
    }),
  testimonials: z
    .strictObject({
      empty: label('Without testimonials', 'No testimonials yet.'),
      thinkingOfSelling: label('After the last one', 'Thinking of selling?'),
      inWriting: label('Heading of the text of a video', 'In writing'),
      others: label('Heading of other testimonials', 'What others say'),
    })
    .meta({ title: 'Testimonials', description: 'The list of testimonials and their pages.' }),
  questions: z
    .strictObject({
      all: label('Link to all questions', 'All questions'),
      next: label('Before the next question', 'Next question'),
      previous: label('Before the previous question', 'Previous question:'),
      related: label('Heading of related questions', 'Related questions'),
      readAnswer: label('Link to a question', 'Read the full answer'),
      empty: label('Subject without questions', 'No questions here yet. Ask us yours.'),
      unknownSubject: template(
        'A link to a subject that does not exist',
        'There is no subject called “{subject}”. Here are all the questions.',
        { subject: 'the word in the link' },
      ),
      notHere: label('Heading of the telephone', 'Not here?'),
      call: label('Before the telephone number', 'Call'),
      callText: label('After the telephone number', 'Ask for the person who knows the land.'),
      unknownTerm: label('Before the link to the glossary', 'Is there a word you don’t know?'),
      moreInGlossary: label('Link below a definition', 'More in the glossary'),
      showDefinitions: label('Button of the glossary', 'Show all definitions'),
      hideDefinitions: label('The button when all are shown', 'Hide all definitions'),
    })
    .meta({ title: 'Questions', description: 'The lists of questions and their pages.' }),
  podcast: z
    .strictObject({
      elsewhere: label('Heading of the feed', 'Listen elsewhere'),
      elsewhereText: label(
        'Below it',
        'Put the address of the feed into your podcast app, and new episodes appear automatically.',
      ),
      empty: label('Without episodes', 'No episodes yet. The first one will appear here and in the feed.'),
      otherEpisodes: label('Heading of other episodes', 'Other episodes'),
      transcript: label('Link to the transcript', 'Read the transcript'),
      backToEpisode: label('Link from the transcript', 'Back to the episode'),
      textFile: label('Link to the transcript as a file', 'Text file'),
      searchTranscript: label('Field of the transcript', 'Search this transcript'),
      notFound: label('A search of the transcript without matches', 'Not found'),
      follow: label('Box that scrolls the transcript along', 'Follow along'),
    })
    .meta({ title: 'Podcast', description: 'The podcast and its episodes.' }),
  team: z
    .strictObject({
      sales: template('Heading of the sales of a person', 'Sales to ask {name} about', {
        name: 'the first name',
      }),
      episodes: template('Heading of the episodes with a person', 'Hear {name}', { name: 'the first name' }),
      next: label('Before the next person', 'Next in the team:'),
      write: template('Button to write to a person', 'E-mail {name}', { name: 'the first name' }),
    })
    .meta({ title: 'Team', description: 'Pages of the team.' }),
  howItWorks: z
    .strictObject({
      times: label('Below the drawing of a sale day, before the name of a sale', 'The times are those of'),
      lateBids: label('After it', 'Late bids lengthen the hatched parts.'),
    })
    .meta({ title: 'How it works', description: 'The page on how a sale runs.' }),
  showcase: z
    .strictObject({
      allSales: label('Link to the list', 'All sales'),
      empty: label('Without sales', 'None of these sales is available any more. See all sales for others.'),
    })
    .meta({ title: 'Showcase', description: 'A screen that shows selected sales.' }),
};
