import { z } from 'zod';
import { slugPattern } from '../../lib/slug-pattern';
import { firstInvisible, nameOfInvisible } from '../../lib/invisible-characters';
import { endingOf, fitsEnding, mediaKinds, maxMediaBytes, type MediaKind } from './media-kinds';

/** The most letters of a name: it becomes part of file names, calendars and the titles of pages. */
const nameLetters = 120;
const textLetters = 600;
/** The most letters of a text in Markdown. */
export const markdownLetters = 60_000;
const addressLetters = 400;
const slugLetters = 100;

/** A line or paragraph that may not be blank, without line breaks of its own. */
export function text(title: string, description: string, most = textLetters) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((value) => firstInvisible(value) === null, {
      error: ({ input }) => `holds ${nameOfInvisible(firstInvisible(String(input)) ?? '')}`,
      params: { advice: 'the text on one line. Type it again where it was pasted from elsewhere.' },
    })
    .meta({ title, description });
}

/** The name of a person or a thing. */
export function name(title: string, description: string) {
  return text(title, description, nameLetters);
}

/** Land in the survey, such as NW-14-72-6-W6M; the loader checks that it can be drawn. */
export function legalDescription(title: string, description: string) {
  return name(title, description).meta({ title, description, format: 'legal-description' });
}

/** Longer text in Markdown; rendered to HTML by the build. */
export function markdown(title: string, description: string) {
  return z.string().trim().min(1).max(markdownLetters).meta({ title, description, format: 'markdown' });
}

/** Browsers skip or drop other characters, so that a reader sees another address than the browser opens. */
const addressSigns = /^https:\/\/[^\s\\"<>^`{|}]+$/i;

/** An address on another website. */
export function webAddress(title: string, description: string) {
  return z
    .url({ protocol: /^https$/, abort: true })
    .max(addressLetters)
    .refine((value) => !/^https:[/\\]*[^/\\?#]*@/i.test(value), {
      error: 'holds a name or password before an @',
    })
    .refine((value) => addressSigns.test(value) && firstInvisible(value) === null, {
      error: 'holds a space or another sign that addresses do not have',
    })
    .meta({ title, description });
}

/** The last part of a web address, in lower case with dashes. */
export function slug(
  title = 'Address',
  description = 'Lower-case letters, digits and dashes, such as parcel-1.',
) {
  return z
    .string()
    .regex(slugPattern, 'is not a web address part')
    .max(slugLetters)
    .meta({ title, description });
}

const chooseFromList = 'Type a few letters of the name, and choose it from the list.';

/** The slug of an entry in another collection; the loader checks that it exists. */
export function reference(collection: string, title: string) {
  return slug(title, `The file name, without its ending, of an entry in content/${collection}/.`).meta({
    title,
    description: `The file name, without its ending, of an entry in content/${collection}/.`,
    hint: chooseFromList,
    collection,
  });
}

/** Folder and file name of a question. */
export function questionName(title: string) {
  return z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'is not category/question')
    .meta({
      title,
      description:
        'Category and file name of a question, such as sale-process/how-does-the-bidding-process-work.',
      hint: chooseFromList,
      format: 'question',
    });
}

const maxDollars = 1_000_000_000;
const maxAcres = 1_000_000;

/** Whole Canadian dollars. */
export function money(title: string, description = 'Whole Canadian dollars, digits only, such as 650000.') {
  return z.int().nonnegative().max(maxDollars).meta({ title, description });
}

/** A bid, or the least that may be bid: whole Canadian dollars, more than zero. */
export function bid(title: string, description = 'Whole Canadian dollars, digits only, such as 650000.') {
  return z.int().positive().max(maxDollars).meta({ title, description });
}

/** Acres, to at most two decimals. */
export function acres(title: string, description = 'Acres, such as 318.2.') {
  return z.number().nonnegative().max(maxAcres).meta({ title, description });
}

const [firstYear, lastYear] = [1900, 2100];

/** Accepts any text that is not written as a date: the format reports what is wrong then. */
function isPlausibleYear(value: string): boolean {
  const year = Number(/^(\d{4})-/.exec(value)?.[1] ?? firstYear);
  return year >= firstYear && year <= lastYear;
}

const plausibleYear = { error: `is not in a year from ${String(firstYear)} to ${String(lastYear)}` };

/** An instant: ISO 8601 with its offset from UTC, such as 2026-12-09T09:00:00-06:00. */
export function instant(
  title: string,
  description = 'Date, time and offset from UTC, such as 2026-12-09T09:00:00-06:00.',
) {
  return z.iso.datetime({ offset: true }).refine(isPlausibleYear, plausibleYear).meta({ title, description });
}

/** A calendar date without a time, such as 2026-11-03. */
export function calendarDate(title: string, description = 'Year-month-day, such as 2026-11-03.') {
  return z.iso.date().refine(isPlausibleYear, plausibleYear).meta({ title, description });
}

const mediaPath = /^[\w./-]+\.\w+$/;

function wrongEnding(file: string): string {
  return endingOf(file) === '.svg'
    ? 'is a drawing of a kind that can hold scripts'
    : `ends in ${endingOf(file)}, which this field does not take`;
}

/**
 * A file under content/media/. The loader checks that it is there and is what its name says.
 *
 * @param what What the file is, such as "a picture".
 * @param example Such as sales/burnt-birch-ranch.jpg.
 */
export function mediaFile(kind: MediaKind, title: string, what: string, example: string) {
  const endings = mediaKinds[kind].join(', ');
  return z
    .string()
    .max(addressLetters)
    .regex(mediaPath, 'is not a path under content/media/')
    .refine((file) => !mediaPath.test(file) || fitsEnding(kind, file), {
      error: ({ input }) => wrongEnding(String(input)),
      params: { advice: `the name of a file that ends in ${endings}.` },
    })
    .meta({
      title,
      description: `The path under content/media/ of ${what}, such as ${example}.`,
      hint: `Choose ${what} (${endings}; at most ${String(maxMediaBytes[kind] / 1_000_000)} MB).`,
      format: 'media',
      media: kind,
      ...(kind === 'document' && { folder: 'documents' }),
    });
}

export const ImageSchema = z.strictObject({
  file: mediaFile('picture', 'Picture', 'a picture', 'sales/burnt-birch-ranch.jpg'),
  alt: text('Description', 'What the picture shows, for people who cannot see it. One plain sentence.'),
  caption: text('Caption', 'What, from where and when; shown under the picture.').optional(),
});
export type Image = z.infer<typeof ImageSchema>;

export const VideoSchema = z.strictObject({
  title: text('Title', 'What the video shows.'),
  file: mediaFile('video', 'File', 'a video', 'testimonials/visit.webm'),
  poster: ImageSchema.meta({
    title: 'Still picture',
    description: 'Shown until the visitor starts the video.',
  }),
  captions: mediaFile(
    'captions',
    'Captions',
    'a WebVTT file with every spoken word',
    'testimonials/visit.vtt',
  ),
});
export type Video = z.infer<typeof VideoSchema>;
