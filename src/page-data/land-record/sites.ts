import { exactCurrency } from '../../lib/money';
import { plural } from '../../lib/plural';
import { formatLongCalendarDate } from '../../model/derive/dates';
import {
  formatLegalDescription,
  parseLegalDescription,
  quartersOf,
} from '../../model/derive/land/legal-description';
import type { SurfaceSite } from '../../model/schema/land-record';
import type { PartWriter } from './record-part';
import { capitalized } from '../../lib/sentence';
import { joined } from './entry-words';

const plurals: Readonly<Record<SurfaceSite['kind'], string>> = {
  well: 'wells',
  battery: 'batteries',
  compressor: 'compressors',
  pipeline: 'pipelines',
  'power line': 'power lines',
  'other site': 'other sites',
};

/** The quarter of a site, as farmers call it, such as SE 16; the legal description of more than one. */
export function siteQuarter({ location }: Pick<SurfaceSite, 'location'>): string {
  const parsed = parseLegalDescription(location);
  if (!parsed.ok) return location;
  const [quarter, ...others] = quartersOf(parsed.value);
  return quarter === undefined || others.length > 0
    ? formatLegalDescription(parsed.value)
    : `${quarter} ${String(parsed.value.section)}`;
}

function rentText({ rent }: SurfaceSite): string {
  if (rent === undefined) return 'Rent not known';
  return rent === 0 ? 'No rent' : `${exactCurrency(rent)} a year`;
}

/** Counts the sites of each kind: 6 wells, 1 battery. */
function countSites(sites: readonly SurfaceSite[]): string {
  const counts = new Map<SurfaceSite['kind'], number>();
  for (const { kind } of sites) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => plural(count, kind, plurals[kind])).join(', ');
}

export const sites: PartWriter<'sites'> = {
  name: 'sites',
  heading: 'Wells and sites',
  none: 'No wells or sites',
  fact: (site) => {
    const { kind, operator, status, reviewOn, licence, assigned } = site;
    const parts = [
      joined([operator, licence === undefined ? 'licence not known' : `licence ${licence}`]),
      capitalized(status),
      rentText(site),
      assigned ? null : 'The seller keeps the rent',
      reviewOn === undefined ? null : `Next review ${formatLongCalendarDate(reviewOn)}`,
    ];
    return {
      label: `${capitalized(kind)}, ${siteQuarter(site)}`,
      value: `${joined(parts, '. ')}.`,
    };
  },
  short: (entries) => {
    const rent = entries.reduce((sum, entry) => sum + (entry.rent ?? 0), 0);
    return joined([countSites(entries), rent === 0 ? null : `${exactCurrency(rent)} a year`]);
  },
};
