import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of plans of land, of results and of the day of an auction. */
export const landTexts = {
  interactivePlan: z
    .strictObject({
      previous: label('Button: the parcel before', 'Previous'),
      next: label('Button: the parcel after', 'Next'),
      close: label('Button that closes the figures of a parcel', 'Close'),
      aerial: label('Right end of the slider', 'Aerial'),
      plan: label('Left end of the slider', 'Plan'),
      slider: label('Slider, for screen readers', 'Plan drawn over the aerial picture'),
    })
    .meta({ title: 'Plan in use', description: 'What appears when a plan of land is used.' }),
  resultGraphics: z
    .strictObject({
      rise: label('Heading, and column of the drawing', 'From start to sold'),
      riseNote: label(
        'Above the drawing',
        'Drawn in dollars per titled acre, from the starting bid (open square) to the accepted bid (solid square). Land that sold en bloc is one result.',
      ),
      land: label('Column of the land', 'Land'),
      change: label('Column of the rise in percent', 'Change'),
      districts: label('Heading of prices by district', 'By district and year'),
      districtNote: label(
        'Above prices by district',
        'Accepted bids per titled acre by the county, municipal district or R.M. of the sale and the year of its close. The square is the median, the line runs from the lowest to the highest. One result is a price, not a median.',
      ),
      district: label('Column of the district', 'District'),
      year: label('Column of the year', 'Year'),
      median: label('Column of the median', 'Median'),
      range: label('Column of the lowest and the highest price', 'Lowest to highest'),
      comparable: label('Heading of comparable results', 'Comparable to this land'),
      comparableNote: template(
        'Above comparable results',
        'What {use} land sold for in {province} or within {km} km, nearest first. Drawn per titled acre, from the starting bid (open square) to the accepted bid (solid square).',
        { use: 'the use of the land', province: 'the province', km: 'the distance' },
      ),
      noneComparable: template(
        'Without a comparable result',
        'No comparable sale yet: no {use} land has sold with us in {province} or within {km} km.',
        { use: 'the use of the land', province: 'the province', km: 'the distance' },
      ),
      thisLand: label('Row of the land of the page', 'This land'),
      squares: label('Below the strip of prices', 'Tap a square to see its land.'),
      closePlan: label('Button that closes the plan of a square', 'Close'),
    })
    .meta({ title: 'Drawn results', description: 'Tables with drawings of what land sold for.' }),
  estimate: z
    .strictObject({
      bid: label('Field', 'Your bid in dollars'),
      startsAt: template('Below it', 'Bidding starts at {price}.', { price: 'the starting bid' }),
      wrongBid: label('A bid that is not an amount', 'Enter whole dollars, such as 1,250,000.'),
      atBid: label('Line of the bid', 'At a bid of'),
      deposit: template('Line of the deposit', 'Deposit, {rate}%, part of the price', {
        rate: 'the rate of the settings',
      }),
      buyerFee: label('Line of the buyer’s fee', 'Buyer’s fee'),
      noBuyerFee: label('Where the company takes none', 'None'),
      gst: label('Line of the GST', 'GST, if not registered'),
      total: template('Line of the total', 'Total with {charges}', {
        charges: 'what it adds to the bid, such as GST and registration fee',
      }),
      buyerFeeInTotal: label('The buyer’s fee in that line', 'buyer’s fee'),
      gstInTotal: label('The GST in that line', 'GST'),
    })
    .meta({ title: 'Estimate', description: 'What a bid costs, on the page of a parcel.' }),
  auctionDay: z
    .strictObject({
      clock: template(
        'Beside the clock of the pause before en bloc bidding',
        'The parcels begin to close at {closes}, and en bloc bidding opens at {opens}. Late bids move both.',
        { closes: 'the posted close', opens: 'the posted opening' },
      ),
      clockOfLast: template(
        'Beside that clock, where the parcels close one after another',
        'The last of the parcels begins to close at {closes}, and en bloc bidding opens at {opens}. Late bids move both.',
        { closes: 'the posted close of the last of them', opens: 'the posted opening' },
      ),
      tryIt: label('Opens the figures of a sale to change', 'Work it out with these parcels'),
      startingFigures: label(
        'Above the figures',
        'Each parcel at its starting bid, and the block at the lowest bid that wins. Change any of these figures.',
      ),
      sold: template('Stamp on the plan where part of the land sold', '{sold} of {all} sold', {
        sold: 'the number of parcels that sold',
        all: 'the number of all parcels',
      }),
      soldAll: label('Stamp on the plan of land that sold', 'Sold'),
      soldEnBloc: label('Stamp on the plan of land that sold en bloc', 'Sold en bloc'),
    })
    .meta({ title: 'Auction day', description: 'What the pages of a sale show of the day itself.' }),
};
