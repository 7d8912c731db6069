import { figureNames } from '../../derive/sale-figures';
import type { UncheckedContent } from '../files/unchecked-content';
import type { Finding } from './sale-check';
import { oneOf } from './one-of';

/** A figure of a sale or a parcel in braces, such as {smoky-bend-farm/parcel-1.soldFor}. */
const figure = /\{([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.([A-Za-z]+)\}/;
const ofResults = ['soldFor', 'perTitledAcre', 'perCultivatedAcre'];

/** Returns the problem with the first figure of a sale that a text still has in braces; null if it has none. */
export function missingFigure(
  text: string,
  { sales }: Pick<UncheckedContent, 'sales'>,
): Pick<Finding, 'message' | 'advice'> | null {
  const [whole, slug = '', parcel, name = ''] = figure.exec(text) ?? [];
  if (whole === undefined) return null;
  const sale = sales.entries.find((entry) => entry.slug === slug)?.fields;
  if (sale === undefined)
    return {
      message: `${whole} has no value: there is no content/sales/${slug}.yaml`,
      advice: 'the file name of a sale without its ending, such as {smoky-bend-farm.soldFor}.',
    };
  const parcels = sale.parcels.map((one) => one.slug);
  if (parcel !== undefined && !parcels.includes(parcel))
    return { message: `${whole} has no value: that sale has no such parcel`, advice: `${oneOf(parcels)}.` };
  if (!figureNames.some((known) => known === name))
    return {
      message: `${whole} has no value: there is no figure "${name}"`,
      advice: `${oneOf(figureNames)}.`,
    };
  return {
    message: ofResults.includes(name)
      ? `${whole} has no value: that ${parcel === undefined ? 'sale' : 'parcel'} has not sold`
      : `${whole} has no value`,
    advice: 'the text without it, or what the sale lacks.',
  };
}
