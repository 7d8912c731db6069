import { z } from 'zod';

/** A line or paragraph that may not be blank. */
export function text(title: string, description: string) {
  return z.string().trim().min(1).meta({ title, description });
}

/** Longer text in Markdown; rendered to HTML by the build. */
export function markdown(title: string, description: string) {
  return z.string().trim().min(1).meta({ title, description, format: 'markdown' });
}

/** The last part of a web address, in lower case with dashes. */
export function slug(
  title = 'Address',
  description = 'Lower-case letters, digits and dashes, such as parcel-1.',
) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a web address part')
    .meta({ title, description });
}

/** The slug of an entry in another collection; the loader checks that it exists. */
export function reference(collection: string, title: string) {
  return slug(title, `The file name, without its ending, of an entry in content/${collection}/.`).meta({
    title,
    description: `The file name, without its ending, of an entry in content/${collection}/.`,
    collection,
  });
}

/** Whole Canadian dollars. */
export function money(title: string, description = 'Whole Canadian dollars, digits only, such as 650000.') {
  return z.int().nonnegative().meta({ title, description });
}

/** Acres, to at most two decimals. */
export function acres(title: string, description = 'Acres, such as 318.2.') {
  return z.number().nonnegative().meta({ title, description });
}

/** An instant: ISO 8601 with its offset from UTC, such as 2026-12-09T09:00:00-06:00. */
export function instant(
  title: string,
  description = 'Date, time and offset from UTC, such as 2026-12-09T09:00:00-06:00.',
) {
  return z.iso.datetime({ offset: true }).meta({ title, description });
}

/** A calendar date without a time, such as 2026-11-03. */
export function calendarDate(title: string, description = 'Year-month-day, such as 2026-11-03.') {
  return z.iso.date().meta({ title, description });
}

/** A file under content/media/. */
export function mediaFile(title: string, description: string) {
  return z
    .string()
    .regex(/^[\w./-]+\.\w+$/, 'is not a path under content/media/')
    .meta({ title, description, format: 'media' });
}

export const ImageSchema = z.strictObject({
  file: mediaFile('Picture', 'A picture under content/media/, such as sales/burnt-birch-ranch.jpg.'),
  alt: text('Description', 'What the picture shows, for people who cannot see it. One plain sentence.'),
  caption: text('Caption', 'What, from where and when; shown under the picture.').optional(),
});
export type Image = z.infer<typeof ImageSchema>;

export const VideoSchema = z.strictObject({
  title: text('Title', 'What the video shows.'),
  file: mediaFile('File', 'A video under content/media/, such as testimonials/visit.webm.'),
  poster: ImageSchema.meta({
    title: 'Still picture',
    description: 'Shown until the visitor starts the video.',
  }),
  captions: mediaFile('Captions', 'A WebVTT file under content/media/ with every spoken word.'),
});
export type Video = z.infer<typeof VideoSchema>;
