import type { StaticPage, PageKey, Question, Showcase, TeamMember, Testimonial } from './editorial';
import type { Place } from './place';
import type { Cue, Episode } from './podcast';
import type { Mails } from './mails';
import type { Navigation } from './navigation';
import type { Sale } from './sale';
import type { Settings } from './settings';
import type { Term } from './term';
import type { Texts } from './texts';

/** A file under content/media/ as the loader found it. */
export interface MediaFile {
  readonly bytes: number;
  /** SHA-256 of a document, in hexadecimal digits; null for other files, and where it cannot be read. */
  readonly sha256: string | null;
}

/** A moment at which an entry comes to the site or leaves it, by its schedule. */
export interface ScheduledChange {
  /** ISO 8601 with an offset. */
  readonly at: string;
  /** The file of the entry, such as content/sales/burnt-birch-ranch.yaml. */
  readonly file: string;
  readonly kind: 'publish' | 'take-down';
}

/** Everything under content/ that is on the site at the moment of the build, parsed and checked. */
export interface Content {
  readonly settings: Settings;
  readonly navigation: Navigation;
  readonly texts: Texts;
  readonly mails: Mails;
  readonly sales: readonly Sale[];
  readonly questions: readonly Question[];
  readonly pages: Readonly<Record<PageKey, StaticPage>>;
  readonly team: readonly TeamMember[];
  readonly testimonials: readonly Testimonial[];
  readonly episodes: readonly Episode[];
  readonly showcases: readonly Showcase[];
  readonly places: readonly Place[];
  /** In the order of the alphabet. */
  readonly glossary: readonly Term[];
  /** By path relative to content/media/. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Captions of videos, by path of the captions relative to content/media/. */
  readonly captions: ReadonlyMap<string, readonly Cue[]>;
  /** Scheduled changes after the moment of the build, the next first. */
  readonly changes: readonly ScheduledChange[];
}
