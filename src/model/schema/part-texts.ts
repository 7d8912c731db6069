import { z } from 'zod';
import { label, template } from './text-fields';

/** Headings, labels and controls that several pages share. */
export const partTexts = {
  statusHeadings: z
    .strictObject({
      nextSale: label('The next sale at the top of the home page', 'Next sale'),
      live: label('Live sales', 'Selling now'),
      unknown: label(
        'Sales whose bidding may be open, with a status that the site does not know',
        'Status to be confirmed',
      ),
      upcoming: label('Upcoming sales', 'Upcoming'),
      completed: label('Sales that have just closed', 'Just closed'),
      postponed: label('Postponed sales, as a filter', 'Postponed'),
      newDate: label('Postponed sales, as a heading', 'Waiting for a new date'),
      withdrawn: label('Withdrawn sales', 'No longer available'),
    })
    .meta({
      title: 'Headings by status',
      description: 'Headings, filters and labels of sales by their status.',
    }),
  saleCards: z
    .strictObject({
      enBloc: label('Badge of land that is also offered en bloc', 'En bloc'),
      date: label('Label where there is no date', 'Date'),
      opens: label('Label of the date of an upcoming sale', 'Opens'),
      closes: label('Label of the date of a live sale', 'Begins to close'),
      closesIn: label('Before the time that is left in a live sale', 'Begins to close in'),
      closed: label('Label of the date of a closed sale', 'Closed'),
      newDate: label('Date of a postponed sale', 'New date to come'),
      noDate: label('Date of a withdrawn sale', 'No sale date'),
      area: label('Label of the acres', 'Area'),
      lots: label('Label of the number of parcels and en blocs', 'Offered'),
    })
    .meta({ title: 'Cards of sales', description: 'Labels on the card of a sale in lists.' }),
  countdowns: z
    .strictObject({
      opensIn: label('Before the time that is left', 'opens in'),
      closesIn: label('Before the time that is left', 'begins to close in'),
      lastClosesIn: label('Before the time that is left', 'last parcel begins to close in'),
      untilOpens: label('After days, hours and minutes', 'until bidding opens'),
      untilCloses: label('After hours, minutes and seconds', 'until bidding begins to close'),
      untilLastCloses: label('After hours, minutes and seconds', 'until the last parcel begins to close'),
    })
    .meta({
      title: 'Countdowns',
      description:
        'The moments that countdowns lead to. Where a late bid does not extend a close, bidding closes at once.',
    }),
  sections: z
    .strictObject({
      onThisPage: label('Links to the parts of a page, for screen readers', 'On this page'),
      parcels: label('Parcels of a sale', 'Parcels'),
      groupParcels: label('Parcels of an en bloc group', 'Its parcels'),
      dates: label('Dates', 'Dates'),
      viewingDay: label('A viewing day', 'Viewing day'),
      viewingDays: label('Viewing days, in the brochure', 'Viewing days'),
      documents: label('Documents', 'Documents'),
      options: label('Options', 'Options'),
      features: label('Features', 'Features'),
      pictures: label('Pictures', 'Pictures'),
      changes: label('Changes', 'Changes'),
      land: label('Description of the land', 'The land'),
      location: label('Location', 'Where it is'),
      facts: label('Fact sheet of a parcel', 'Facts'),
      landRecord: label('What buyers ask about a parcel', 'Land record'),
      enBloc: label('The en bloc rule', 'En bloc: the same land, one bid'),
      enBlocRule: label('The en bloc rule on the page of a group', 'How it works'),
      estimate: label('Estimate of the cost', 'Your total'),
      terms: label('Deposit, fee, taxes and closing date of a parcel', 'What you pay, and when'),
      option: label('Description of an option', 'What it is'),
      optionBuyers: label('Parcels whose buyers may take an option', 'Who can take it'),
      otherOptions: label('Other options', 'Other options of this sale'),
      schedule: label('Dates of a sale on the page for reminders', 'What happens when'),
      pricePerAcre: label('Prices of past sales', 'Price per acre'),
      chapters: label('Chapters of an episode', 'Chapters'),
      episodes: label('Episodes of the podcast', 'Episodes'),
      transcript: label('Transcript of an episode', 'Transcript'),
      contacts: label('People on the contact page', 'Who to ask, and about which area'),
    })
    .meta({ title: 'Sections', description: 'Headings of the parts of pages.' }),
  filters: z
    .strictObject({
      filters: label('Button that shows the filters', 'Filters'),
      active: template('The same with active filters', 'Filters, {count} active', { count: 'their number' }),
      remove: label('Before the name of a filter, for screen readers', 'Remove'),
      sortBy: label('Label of the order', 'Sort by'),
      province: label('Province', 'Province'),
      land: label('Use of land in the list of sales', 'Land'),
      landUse: label('Use of land in past sales', 'Land use'),
      yard: label('Land with a yard', 'With a yard'),
      status: label('Status', 'Status'),
      year: label('Year', 'Year'),
      acres: label('Acres', 'Acres'),
      pricePerAcre: label('Price per acre', 'Starting price per acre'),
      within: label('Distance', 'Within'),
      anyDistance: label('Every distance', 'Any distance'),
      allProvinces: label('Every province', 'All provinces'),
      allYears: label('Every year', 'All years'),
      allLand: label('Every use of land', 'All land'),
    })
    .meta({ title: 'Filters', description: 'Labels and choices of the filters of both lists of sales.' }),
  sorting: z
    .strictObject({
      opening: label('Upcoming sales by date', 'Opening first'),
      nearest: label('By distance', 'Nearest'),
      price: label('By price', 'Price per acre'),
      acres: label('By acres', 'Most acres'),
      latestFirst: label('Dates, descending', 'latest first'),
      earliestFirst: label('Dates, ascending', 'earliest first'),
      aToZ: label('Names, ascending', 'A to Z'),
      zToA: label('Names, descending', 'Z to A'),
      mostFirst: label('Acres, descending', 'most first'),
      leastFirst: label('Acres, ascending', 'least first'),
      highestFirst: label('Prices, descending', 'highest first'),
      lowestFirst: label('Prices, ascending', 'lowest first'),
    })
    .meta({ title: 'Orders', description: 'Orders of the lists of sales and of results.' }),
  columns: z
    .strictObject({
      parcel: label('Parcel', 'Parcel'),
      sale: label('Sale', 'Sale'),
      land: label('Use of land in the table of prices', 'Land'),
      landUse: label('Use of land in the table of parcels', 'Land use'),
      titled: label('Titled acres', 'Titled'),
      cultivated: label('Cultivated acres', 'Cultivated'),
      price: label('Price once a sale has closed', 'Price'),
      startingBid: label('Price before that', 'Starting bid'),
      acceptedBid: label('Price of land that sold', 'Accepted bid'),
      perTitledAcre: label('Price per titled acre', 'Per titled acre'),
      perCultivatedAcre: label('Price per cultivated acre', 'Per cultivated acre'),
      closed: label('Date of the close', 'Closed'),
      soldAs: label('Way in which land sold', 'Sold as'),
      acresSold: label('Acres that sold', 'Acres sold'),
      soldFor: label('Sum of the prices', 'Sold for'),
      sameLand: label('Note on an en bloc group', 'The same land in one bid. Not added to the total.'),
    })
    .meta({ title: 'Tables', description: 'Headings of the columns of tables.' }),
  outcomes: z
    .strictObject({
      forSale: label('Land for sale', 'For sale'),
      biddingNow: label('Land with open bidding', 'Bidding now'),
      sold: label('Sold land', 'Sold'),
      otherParcels: label(
        'Other parcels of the sale, on the plan of a parcel or a feature',
        'Other parcels in this sale',
      ),
      notSold: label('Unsold land', 'Not sold'),
      notSoldEnBloc: label('An en bloc group that did not win', 'Not sold en bloc'),
      resultToCome: label('Land whose result is not known yet', 'Result to come'),
      postponed: label('Land of a postponed sale', 'Postponed'),
      withdrawn: label('Land of a withdrawn sale', 'No longer available'),
      other: label('Other land on a plan', 'Other parcel'),
      notPartOfOption: label('Land outside an option', 'Not part of the option'),
      centrePivot: label('Irrigated land', 'Centre pivot'),
      coulee: label('Land that a coulee crosses', 'Coulee'),
      planNote: label('Note below a plan', 'Not a legal survey. Roads drawn wide.'),
    })
    .meta({ title: 'Land', description: 'Labels of land by its outcome, and legends of plans.' }),
  player: z
    .strictObject({
      label: label('Name of the player for screen readers', 'Player'),
      nowPlaying: label('Name of the small player for screen readers', 'Now playing'),
      play: label('Button', 'Play'),
      pause: label('Button', 'Pause'),
      back: template('Button that skips back', 'Back {seconds} seconds', { seconds: 'the distance' }),
      forward: template('Button that skips forward', 'Forward {seconds} seconds', {
        seconds: 'the distance',
      }),
      position: label('Slider', 'Position'),
      speed: label('Choice', 'Speed'),
      close: label('Button that closes the small player', 'Close player'),
      failed: label('Message in the small player', 'It could not be loaded. Press Play to try again.'),
      failedOnPage: label(
        'Message in the player of a page, before the link to the recording',
        'The recording did not load. Your place is kept. Check your connection and press Play again, or',
      ),
      downloadIt: label('Link in that message', 'download it'),
      loading: label('While a recording is loading', 'Loading…'),
      elapsed: template('Below the title', '{time} of {length}', {
        time: 'the place in the recording',
        length: 'its length',
      }),
      resumes: template('Below the title of a recording that was left', 'Resumes at {time} of {length}', {
        time: 'the place in the recording',
        length: 'its length',
      }),
      listen: label('Before the address of the page, on paper', 'Listen:'),
      download: label('Link to the recording', 'Download'),
      playVideo: label('Button of a video', 'Play video'),
      watch: template('Link to the page of a video', 'Watch, {length}', { length: 'its length' }),
      watchSpeaker: template('After it, for screen readers', 'with {speaker}', { speaker: 'the speaker' }),
    })
    .meta({ title: 'Player', description: 'Buttons and labels of recordings, videos and rows that move.' }),
  controls: z
    .strictObject({
      menu: label('Button of the menu on small screens', 'Menu'),
      closeMenu: label('Button that closes it', 'Close menu'),
      account: label('Button of the account on small screens', 'Account'),
      close: label('Button of panels, messages and pictures', 'Close'),
      previous: label('Button or link', 'Previous'),
      next: label('Button or link', 'Next'),
      page: label('Before the number of a page', 'Page'),
      pictures: label('Name of large pictures for screen readers', 'Pictures'),
      picture: label('Name of the large picture for screen readers', 'The picture'),
      previousPicture: label('Button', 'Previous picture'),
      nextPicture: label('Button', 'Next picture'),
      pictureFailed: label('Where a picture is missing', 'This picture could not be loaded.'),
      showAllPictures: template('Button below the first pictures', 'Show all {count} pictures', {
        count: 'their number',
      }),
      yourAccount: label('Button of the account of a visitor without initials', 'Your account'),
      accountOf: template('Button of the account, for screen readers', '{initials}, your account', {
        initials: 'the initials of the visitor',
      }),
      yourTime: template('A time on the clock of the visitor', 'Your time: {time}', {
        time: 'the time, or its beginning and end',
      }),
      updated: label('Before the date of an article', 'Updated'),
      townshipNote: label('In the footer, below a township', 'Gold sections have land for sale today.'),
      skipToContent: label('First link of every page', 'Skip to content'),
      currency: label('Note in the footer', 'All prices in Canadian dollars.'),
    })
    .meta({ title: 'Controls', description: 'Buttons and labels that occur on many pages.' }),
};
