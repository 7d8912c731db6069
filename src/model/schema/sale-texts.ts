import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts about one sale: its statuses, actions, pages and reminder. */
export const saleTexts = {
  saleStatuses: z
    .strictObject({
      upcoming: label('Upcoming', 'Upcoming'),
      live: label('Live', 'SELLING NOW!'),
      completed: label('Completed', 'Completed'),
      postponed: label('Postponed', 'Postponed'),
      withdrawn: label('Withdrawn', 'No longer available'),
    })
    .meta({ title: 'Statuses of sales', description: 'Badges of a sale.' }),
  saleActions: z
    .strictObject({
      viewDetails: label('Link to a sale', 'View Details'),
      viewBidding: label('Link to the bidding', 'View Bidding'),
      remindMe: label('Link to the reminder', 'Remind me'),
      addToCalendar: label('Link to the calendar file', 'Add to calendar'),
      addAllToCalendar: label(
        'Link to the calendar file, below the dates of a sale',
        'Add all to my calendar',
      ),
      addDatesToCalendar: label(
        'Link to the calendar file, below the dates of a parcel',
        'Add to my calendar',
      ),
      printBrochure: label('Link to the brochure', 'Print the brochure'),
      tellNewDate: label('Link to the reminder of a postponed sale', 'Tell me the new date'),
      seeSimilar: label('Link to similar land, where a sale is off', 'See similar land'),
      brochure: label('Before the link to the brochure', 'Dates, documents and terms to print:'),
      wholeSale: template('Link from other pages to the sale', 'All of {sale}', {
        sale: 'the name of the sale',
      }),
      backToSale: label('Link from the brochure to the sale', 'Back to the sale'),
      print: label('Button that prints', 'Print'),
      share: label('Button that shares the page', 'Share'),
      linkCopied: label('After sharing', 'Link copied'),
      copyAddress: label('Where a browser cannot share', 'Copy this address'),
      compare: label('Link from the parcels to their comparison', 'Compare side by side'),
      compareParcels: label('Link from a parcel to the comparison', 'Compare parcels'),
      allParcels: label('Link from a parcel to all of them', 'All parcels'),
      seeAllPhotos: label('Link to the pictures', 'See all photos'),
      readEnBloc: label('Link to the page about en bloc', 'Read how en bloc works'),
      tryEnBloc: label('Link to the en bloc example', 'Try it with other bids'),
      directions: label('Link to the map', 'Directions (Google Maps)'),
      downloadParcels: label('Link to the boundaries', 'Download the parcels (GeoJSON)'),
      offer: label('Name of the bar at the foot of a phone, for screen readers', 'Bid on this land'),
      nearbyLand: label('Link to the sales near one that takes no more bids', 'See land near here'),
      askAboutLand: label('Heading of the people to ask about a sale', 'Ask about this land'),
      askAboutLot: template('Heading of the people to ask about a parcel', 'Ask about {lot}', {
        lot: 'the parcel',
      }),
      askAboutOption: label('Heading of the people to ask about an option', 'Ask about this option'),
    })
    .meta({ title: 'Actions of sales', description: 'Buttons and links of sales, parcels and options.' }),
  salePage: z
    .strictObject({
      acceptedBidsNote: label(
        'Below prices',
        'Canadian dollars. A parcel that did not sell shows its starting bid.',
      ),
      closedBidsNote: label(
        'Below starting bids, once bidding has closed',
        'Canadian dollars. These are the starting bids.',
      ),
      startingBidsNote: label(
        'Below starting bids',
        'Canadian dollars. A starting bid is set below what we expect, and a parcel with no bid is not sold.',
      ),
      bidOnBlock: label('Above parcels with a group', 'Bid on one, on several, or on the block.'),
      bidOnSeveral: label('Above several parcels', 'Bid on one, or on several.'),
      bidOnOne: label('Above a single parcel', 'One parcel, one bid.'),
      results: label('Above the parcels of a completed sale', 'What each one sold for.'),
      resultOfOne: label('Above the single parcel of a completed sale', 'What it sold for.'),
      asOffered: label('Below the parcels of a withdrawn sale', 'As they were offered.'),
      documents: label('Above the documents', 'Open to everyone. No account needed.'),
      similar: label('Heading of other sales, where a sale is off', 'Similar land for sale'),
      checksums: label('Opens the checksums of the documents', 'Check that a document is ours'),
      payments: label('Link to the page on payments', 'How to pay, and check documents'),
      transferTax: label('Link to the question on taxes', 'How taxes and fees are worked out'),
      options: label('Above the options', 'What the buyer of a parcel can add.'),
      noBids: label('No parcel was sold', 'No parcel drew a bid.'),
      resultsToCome: label('Results are not in', 'Results to come.'),
      registrationOpen: template(
        'Before the telephone number, until the deadline for registering',
        'Register by {deadline}. After that, call {name} at',
        { deadline: 'its date and time', name: 'the contact of the sale' },
      ),
      registrationClosed: template(
        'Before the telephone number, after the deadline for registering',
        'Registration has closed. Call {name} at',
        { name: 'the contact of the sale' },
      ),
      enBlocFollows: label(
        'In place of the countdown, between the two rounds',
        'The parcels have closed. En bloc bidding follows.',
      ),
      optionPrice: label('Above the price of an option', 'Price of the option'),
      comesWith: label('Heading of the features in the brochure', 'What comes with it'),
      us: label('In place of the name, for a sale without a contact', 'us'),
      estimate: label(
        'Below the heading of the estimate',
        'An estimate at the bid you choose. Ask your lawyer and lender for exact figures.',
      ),
      landRecord: label(
        'Above the land record of a parcel',
        'What we know about the land, who told us and when. Not known means that nobody has told us; ask, and we will try to find out.',
      ),
      recordSource: label('Before the source of an entry of the land record', 'Source:'),
      changed: label('Before the date of a change', 'Changed'),
      allTimes: template('Above the dates', 'All times are {zone}.', { zone: 'the time zone' }),
      optionBuyer: label('Above the one parcel with an option', 'The buyer of this parcel:'),
      optionBuyers: label('Above the parcels with an option', 'The buyer of any of these parcels:'),
      otherFeatures: template('Heading of other features of a parcel', 'Also on {parcel}', {
        parcel: 'the parcel',
      }),
      optionsPostponed: label(
        'Options of a postponed sale',
        'The sale is postponed, and its options with it.',
      ),
      optionsWithdrawn: label(
        'Options of a withdrawn sale',
        'This land is no longer available, and its options with it.',
      ),
    })
    .meta({ title: 'Page of a sale', description: 'Sentences on the page of a sale and in its brochure.' }),
  shortlist: z
    .strictObject({
      keep: label('Button that puts a sale on the list', 'Keep'),
      kept: label('The same button, once the sale is on the list', 'Kept'),
      keepOne: template('The button on a card, for screen readers', 'Keep {name}', { name: 'the sale' }),
      link: label('Link to the list', 'Shortlist'),
      linkCount: template('Link to a list with entries', 'Shortlist ({count})', { count: 'how many' }),
      empty: label('Heading of an empty list', 'Nothing is on your shortlist yet'),
      emptyText: label(
        'Below it',
        'Press Keep on the page of a sale or a parcel, and you will find it here.',
      ),
      closeTimes: label('Heading of the list', 'In the order in which they close'),
      price: label('Above the price', 'Price'),
      shared: label('Heading of a list that a link leads to', 'A shortlist that was shared with you'),
      sharedText: label(
        'Below it',
        'It is not on your device yet. Nothing you kept yourself is lost if you add it.',
      ),
      addAll: label('Button that adds the shared list', 'Add to my shortlist'),
      mine: label('Link from a shared list', 'My own shortlist'),
      share: label('Title of a list that is shared', 'My shortlist'),
      calendar: label('Button that makes a calendar file', 'Download as a calendar'),
      calendarFailed: label(
        'The calendar file cannot be made',
        'The calendar could not be made. Check your internet connection and try again.',
      ),
      print: label('Button that prints the list', 'Print the list'),
      remove: label('Button that removes an entry', 'Remove'),
      next: label('Above sales that could be kept, while nothing is', 'Next to close'),
      added: template('After a sale was kept there', '{name} is on your shortlist.', { name: 'the sale' }),
      addedAll: label('After a shared list was added', 'The list was added to your shortlist.'),
      removed: template('After an entry was removed', '{name} was removed.', { name: 'the sale' }),
      gone: label('Entry that the site no longer has', 'It is no longer on this site.'),
      unavailable: label('Entry that cannot be loaded', 'Its times and prices could not be loaded.'),
      tryAgain: label('Button below it', 'Try again'),
      tooMany: template('The list has no room', 'A shortlist has room for {count}. Remove something first.', {
        count: 'the most that it holds',
      }),
      full: label(
        'The browser has no room',
        'This browser has no room left to store your shortlist. It lasts until you close or reload the page.',
      ),
      refused: label(
        'The browser stores nothing',
        'This browser does not store your shortlist. It lasts until you close or reload the page.',
      ),
      noScripts: label(
        'Where scripts do not run',
        'The shortlist needs JavaScript, which is off or blocked here. You can still keep a sale. Bookmark its page in your browser, or print its brochure.',
      ),
    })
    .meta({ title: 'Shortlist', description: 'The sales and parcels that a visitor keeps on the device.' }),
  offline: z
    .strictObject({
      notice: template(
        'Above a page without a connection',
        'You are offline. This page was saved on {time}.',
        { time: 'date and time' },
      ),
      tryAgain: label('Link where a page was not kept', 'Try again'),
      notKept: label('Heading where a page was not kept', 'This page is not on your device'),
      notKeptText: label('Above the pages that were', 'You are offline. These pages are on your device:'),
      saved: template(
        'On the shortlist, below a sale whose page was kept',
        'On this device since {time}, for use without a connection.',
        { time: 'date and time' },
      ),
      full: label(
        'The device has no room',
        'This device has no room left to keep all of these pages for use without a connection.',
      ),
    })
    .meta({
      title: 'Without a connection',
      description: 'Pages of the shortlist that are kept on the device.',
    }),
  reminder: z
    .strictObject({
      calendar: label('Heading of the calendar links', 'Add it to your calendar'),
      calendarFile: label('Link to the file', 'Calendar file'),
      calendarText: label(
        'Below the calendar links',
        'The calendar file works with the calendar on your phone or computer. No account needed.',
      ),
      calendarTextLive: label(
        'Below the calendar links of a live sale',
        'The calendar file works with the calendar on your phone or computer. No account needed.',
      ),
      askToTell: label('Heading of the telephone', 'Ask us to remind you'),
      ask: label('Heading of the telephone, once bidding has closed', 'Ask us'),
      text: label(
        'Above the telephone',
        'Call or write with the name of the sale. We will call or write before bidding opens.',
      ),
      textLive: label(
        'Above the telephone, of a live sale',
        'Call or write with the name of the sale. We will call or write before bidding begins to close.',
      ),
      open: label('Live sale without a closing time', 'Bidding is open.'),
      openUntil: template('Live sale', 'Bidding is open. It begins to close on {closes}.', {
        closes: 'date and time',
      }),
      completed: template(
        'Completed sale',
        'Bidding on {sale} has closed. Results go on the sale’s page as they come in.',
        { sale: 'the name of the sale' },
      ),
      postponed: template(
        'Postponed sale',
        '{sale} is postponed and has no date yet. Choose below, and we will write to you once it has one.',
        { sale: 'the name of the sale' },
      ),
      withdrawn: template('Withdrawn sale', '{sale} is no longer available, so no reminder can be set.', {
        sale: 'the name of the sale',
      }),
    })
    .meta({ title: 'Reminder', description: 'The page of reminders for a sale.' }),
};
