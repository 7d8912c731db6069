/** A tag of an outside service, and the scheme and host that its script comes from. */
export interface Tag {
  readonly id: string;
  readonly origin: string;
}

/** The outside services that count visits and show advertisements; null for each that is not configured. */
export interface TrackingSettings {
  readonly gtag: Tag | null;
  readonly tagManager: Tag | null;
  readonly pixel: Tag | null;
  /** The address to which events of the pixel are sent without its script; null to load the script. */
  readonly pixelEndpoint: string | null;
  /** True when pages load scripts of outside services. */
  readonly loadsScripts: boolean;
  /** Codes of the regions in which nothing is tracked until the visitor accepts it, such as CA-QC. */
  readonly deniedRegions: readonly string[];
  /** True when there are such regions, and services to ask consent for. */
  readonly startsDeniedSomewhere: boolean;
  /** Time zones of these regions: nothing else tells a page where its visitor is. */
  readonly deniedTimeZones: readonly string[];
}
