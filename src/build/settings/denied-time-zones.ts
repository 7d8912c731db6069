/**
 * Time zones of parts of countries, where the zones of the whole country would be too many. Neighbours that share a
 * zone count as well: it is better to ask too often than not at all.
 */
const zonesOfParts: Readonly<Record<string, readonly string[]>> = {
  'CA-QC': [
    'America/Toronto',
    'America/Montreal',
    // Windows uses this name for the whole eastern zone when its language is that of the United States.
    'America/New_York',
    'America/Halifax',
    'America/Blanc-Sablon',
    'America/Puerto_Rico',
  ],
};

/** Newer versions of Node have a method in place of the property. */
function zonesOfCountry(country: string): readonly unknown[] {
  const locale = new Intl.Locale(`und-${country}`);
  const zones: unknown =
    'getTimeZones' in locale && typeof locale.getTimeZones === 'function'
      ? Reflect.apply(locale.getTimeZones, locale, [])
      : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones : [];
}

/**
 * Returns the time zones in which a visitor may be in one of the regions. A part of a country without a list of its own
 * counts as the whole country.
 *
 * @param regions Codes such as CA-QC or DE.
 * @throws When a country has no time zones, so that its visitors could not be recognized.
 */
export function deniedTimeZones(regions: readonly string[]): readonly string[] {
  const zones = regions.flatMap((region) => {
    const found = zonesOfParts[region] ?? zonesOfCountry(region.slice(0, 2));
    if (found.length === 0)
      throw new Error(
        `The region "${region}" of consent.deniedRegions is unknown. Write a code such as CA-QC.`,
      );
    return found.map(String);
  });
  return [...new Set(zones)].sort();
}
