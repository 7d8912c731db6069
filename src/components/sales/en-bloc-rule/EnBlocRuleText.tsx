interface EnBlocRuleTextProps {
  /** Time from the close of the parcels to the opening of en bloc bidding. */
  readonly minutes: number;
  /** Margin by which a bid on the block has to exceed the sum of the parcel bids. */
  readonly percent: number;
}

/** The en bloc rule in a paragraph. */
export function EnBlocRuleText({ minutes, percent }: EnBlocRuleTextProps) {
  return (
    <p>
      En bloc bidding opens {minutes} minutes after the last of its parcels closes, for bidders who took part
      and qualify. The block sells only if its bid beats the parcel bids added up
      {percent > 0 && ` by at least ${String(percent)}%`}. Otherwise each parcel goes to its own high bidder.
    </p>
  );
}
