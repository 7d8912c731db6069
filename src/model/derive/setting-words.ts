import { formatPhone } from '../../lib/phone';
import { standardCurrency } from '../../lib/money';
import { lastMinutesInWords, minutesInWords, percentInWords } from '../../lib/number-words';
import type { SellingCharges } from '../schema/selling-charges';
import type { Settings } from '../schema/settings';
import { describeTransferRates, provincialTransferCharges } from './provincial-transfer-charges';
import { provinces } from './provinces';

/** The buyer's fee as the end of a sentence: no buyer’s fee. */
export function describeBuyerFee(percent: number): string {
  return percent === 0 ? 'no buyer’s fee' : `a buyer’s fee of ${percentInWords(percent)} of the accepted bid`;
}

function sellingWords({
  percentFrom,
  percentTo,
  costsAtMost,
  withdrawalPerParcel,
}: SellingCharges): (readonly [string, string])[] {
  const range = percentFrom === percentTo ? '' : `${String(percentFrom)} to `;
  return [
    ['sellingFee', `${range}${String(percentTo)} per cent`],
    ['costsAtMost', standardCurrency(costsAtMost)],
    ['withdrawalCharge', standardCurrency(withdrawalPerParcel)],
  ];
}

/** Words that the texts under content/ take from the settings, by their placeholders in braces. */
export function settingWords({
  saleRules,
  sellingCharges,
  contact,
  hosts,
}: Pick<Settings, 'saleRules' | 'sellingCharges' | 'contact' | 'hosts'>): ReadonlyMap<string, string> {
  return new Map([
    ['minimumRaise', standardCurrency(saleRules.minimumRaise)],
    ['depositPercent', percentInWords(saleRules.depositPercent)],
    ['depositDue', saleRules.depositDue],
    ['depositTo', saleRules.depositTo],
    ['buyerFee', describeBuyerFee(saleRules.buyerFeePercent)],
    ['enBlocApproval', saleRules.enBlocApproval],
    ['enBlocDelay', minutesInWords(saleRules.enBlocDelayMinutes)],
    ['enBlocRound', minutesInWords(saleRules.enBlocRoundMinutes)],
    // Sentences about a rule that does not apply have to be rewritten, so its name is then unknown.
    ...(saleRules.extensionMinutes === 0
      ? []
      : ([
          ['extension', minutesInWords(saleRules.extensionMinutes)],
          ['lastMinutes', lastMinutesInWords(saleRules.extensionMinutes)],
        ] as const)),
    ...(saleRules.enBlocPremiumPercent === 0
      ? []
      : [['enBlocPremium', percentInWords(saleRules.enBlocPremiumPercent)] as const]),
    // A company that states no charges rewrites the pages on selling.
    ...(sellingCharges === undefined ? [] : sellingWords(sellingCharges)),
    ['gst', percentInWords(saleRules.gstPercent)],
    ['phone', formatPhone(contact.phone)],
    ['phoneNumber', contact.phone],
    ['email', contact.email],
    ['emailDomain', contact.email.replace(/^.*@/, '')],
    ['site', new URL(hosts.site).host],
    ['engine', new URL(hosts.engine).host],
    ...provinces.map(
      (province) =>
        [
          `transferCharge${province}`,
          describeTransferRates(provincialTransferCharges[province].rates),
        ] as const,
    ),
  ]);
}
