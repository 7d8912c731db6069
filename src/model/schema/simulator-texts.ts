import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of the en bloc day in figures. */
export const simulatorTexts = {
  simulator: z
    .strictObject({
      heading: label('Heading', 'An en bloc day in figures'),
      examples: label('Above the examples', 'Start with'),
      parcelTotal: label('The high bids added up', 'Parcels together'),
      minimumBid: label('What a block bid has to reach', 'Minimum block bid'),
      blockBid: label('The block bid', 'Block bid'),
      sameLand: label('Below it', 'for the same land'),
      highBidStands: label('A parcel on the plan', 'High bid stands'),
      toEnd: label('Button', 'Go to the end'),
      back: label('Button', 'Step back'),
      startAgain: label('Button', 'Start the day again'),
      next: label('Button', 'Next step'),
      bids: label('The table', 'The bids, and who pays what'),
      yourBid: label('Field', 'Your bid on the block'),
      highBid: template('Field', '{parcel}, high bid', { parcel: 'the parcel' }),
      wrongBid: template(
        'A bid that is not an amount',
        'Enter whole dollars from {least} to {most}, such as 770,000.',
        { least: 'the least', most: 'the most' },
      ),
      slider: template('Slider below a field, for screen readers', '{field}, slider', {
        field: 'the label of the field',
      }),
      seeSale: label('Before the link to the sale of an example', 'See the sale:'),
      firstRound: label('Above the choice', 'In the first round'),
      tookPart: label('Choice', 'I bid on a parcel'),
      satOut: label('Choice', 'I did not bid'),
      acres: label('Column', 'Acres'),
      bid: label('Column', 'Bid'),
      perAcre: label('Column', 'Per acre'),
      bidderPays: label('Column', 'Bidder pays'),
      nothing: label('What a bidder pays whose bid does not win', 'Nothing'),
      parcelsWin: label('Outcome', 'The parcels sell one by one.'),
      blockWins: template('Outcome', 'The block sells for {bid}.', { bid: 'the bid' }),
      notEligible: label(
        'Why the parcels win',
        'The block bid does not count: only those who bid on a parcel may bid on the block.',
      ),
      notOverSum: template(
        'Why the parcels win',
        'The block bid of {bid} does not beat the parcels’ {sum}.',
        {
          bid: 'the bid',
          sum: 'the high bids added up',
        },
      ),
      withinMargin: template(
        'Why the parcels win',
        'The block bid of {bid} beats the parcels’ {sum}, but is {short} short of the {least} that it has to reach.',
        {
          bid: 'the bid',
          sum: 'the high bids added up',
          short: 'what it lacks',
          least: 'what it has to reach',
        },
      ),
      exactly: label(
        'Why the block wins, with not a dollar to spare',
        'That is exactly what it has to reach. The bids on the parcels fall away, and their bidders owe nothing.',
      ),
      more: template(
        'Why the block wins',
        'That is {over} more than what it has to reach. The bids on the parcels fall away, and their bidders owe nothing.',
        { over: 'the difference' },
      ),
      parcelsOpen: label('Moment', 'The parcels open'),
      parcelsOpenText: label('Below it', 'Registered bidders bid on each parcel separately.'),
      parcelsClose: label('Moment', 'The parcels close'),
      parcelsCloseText: template('Below it', 'The high bids stand. Total: {sum}.', {
        sum: 'the high bids added up',
      }),
      gap: template('Moment', 'A break of {length}', { length: 'such as 15 minutes' }),
      gapText: template('Below it', 'Add up the bids: the block has to reach {least}.', {
        least: 'what a block bid has to reach',
      }),
      blockOpens: label('Moment', 'En bloc opens'),
      mayBid: label(
        'Below it, for who bid on a parcel',
        'You bid on a parcel, so you may bid on the block if you qualify.',
      ),
      mayWatch: label('Below it, for who did not', 'You did not bid on a parcel, so you may only watch.'),
      blockCloses: label('Moment', 'En bloc closes'),
    })
    .meta({ title: 'En bloc day', description: 'The day in figures, on the page about bidding en bloc.' }),
};
