import { z } from 'zod';
import {
  bid,
  calendarDate,
  ImageSchema,
  mediaFile,
  name,
  questionName,
  reference,
  text,
  VideoSchema,
} from './fields';
import { endsAfterItBegins, scheduleFields, scheduleOrder } from './schedule';

/** The front matter of a file whose body is Markdown; `body` is added by the loader. */
export interface MarkdownEntry {
  readonly slug: string;
  readonly body: string;
}

/** A question with its answer: content/questions/{category}/{slug}.md, the answer below the fields. */
export const QuestionSchema = z
  .strictObject({
    title: name('Question', 'As a visitor would ask it, such as What is the transaction fee?'),
    short: name('Short title', 'A word or two for the way to the page, such as En bloc.').optional(),
    summary: text('Short answer', 'One or two sentences; also shown by search engines.'),
    updated: calendarDate('Last updated'),
    order: z
      .int()
      .default(100)
      .meta({ title: 'Order', description: 'Lower numbers come first within the category.' }),
    related: z.array(questionName('Question')).default([]).meta({
      title: 'Related questions',
      description: 'category/file-name of other questions.',
      hint: 'What readers of this answer may want to know as well.',
    }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type Question = z.infer<typeof QuestionSchema> & MarkdownEntry & { readonly category: string };

/** Names of the fixed pages; content/pages/ holds exactly one file for each. */
export const pageKeys = [
  'home',
  'sales',
  'past-sales',
  'sell',
  'why',
  'how-it-works',
  'en-bloc',
  'faq',
  'glossary',
  'team',
  'testimonials',
  'farmland-exchange',
  'contact',
  'subscribe',
  'thanks',
  'search',
  'shortlist',
  'terms-and-conditions',
  'payments',
  'no-longer-available',
  'sale-postponed',
  'error-test',
  'not-sent',
  'unsubscribe',
  'unsubscribed',
  'not-found',
  'error',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** Returns whether a name is that of a fixed page, and of its file in content/pages/. */
export function isPageKey(name: string): name is PageKey {
  return pageKeys.some((key) => key === name);
}

/** Parts of a sale day, in their order. */
export const saleDayParts = ['before', 'parcels', 'gap', 'block', 'after'] as const;
export type SaleDayPart = (typeof saleDayParts)[number];

const StepSchema = z.strictObject({
  title: name('Title', 'A word or two, such as Bid.'),
  text: text('Text', 'One or two sentences.'),
  pause: z.boolean().default(false).meta({
    title: 'After a pause',
    description: 'true when time passes before this step.',
    hint: 'Whether time passes before this step.',
  }),
  part: z.enum(saleDayParts).optional().meta({
    title: 'Part of the sale day',
    description: 'How the step is drawn on the page on how it works; left out elsewhere.',
  }),
});

const RoundSchema = z.strictObject({
  title: name('Title', 'As it reads on its button, such as Block falls short.'),
  text: text('Text', 'One or two sentences on where the figures come from.'),
  sale: reference('sales', 'Sale'),
  highBids: z
    .array(bid('High bid'))
    .min(2)
    .meta({ title: 'High bids', description: 'Of each parcel of the group, in their order.' }),
  blockBid: bid('Block bid'),
});

const ComparisonSchema = z
  .strictObject({
    heading: name('Heading', 'Such as Compare the alternatives.'),
    text: text('Text', 'One sentence under the heading.'),
    ways: z
      .array(
        z.strictObject({
          name: name('Way to sell', 'The head of a column, such as Private sale.'),
          anchor: z
            .string()
            .regex(/^[A-Za-z][\w-]*$/, 'is not an anchor')
            .meta({
              title: 'Anchor',
              description:
                'Of the part of the question on the alternatives that tells more, such as Private-Sale.',
            }),
        }),
      )
      .min(2)
      .max(6)
      .meta({
        title: 'Ways to sell',
        singular: 'Way to sell',
        description: 'The columns, at most six; the first is ours.',
      }),
    rows: z
      .array(
        z.strictObject({
          title: text('What is compared', 'Such as How the price is found.'),
          cells: z.array(text('Cell', 'A few words.')).meta({
            title: 'Cells',
            description: 'One for each way to sell, in the same order.',
          }),
        }),
      )
      .min(1)
      .meta({ title: 'Rows', singular: 'Row', description: 'What sets the ways apart.' }),
  })
  .refine(({ ways, rows }) => rows.every(({ cells }) => cells.length === ways.length), {
    path: ['rows'],
    message: 'has a row with more or fewer cells than there are ways to sell',
  });

/** The texts of a fixed page: content/pages/{key}.md. */
export const PageSchema = z.strictObject({
  title: name('Title', 'Shown in the browser tab and by search engines.'),
  heading: name('Heading', 'The large heading of the page; the title when left out.').optional(),
  summary: text('Summary', 'One or two sentences under the heading; also shown by search engines.'),
  updated: calendarDate('Last updated').optional(),
  image: ImageSchema.optional(),
  steps: z.array(StepSchema).default([]).meta({
    title: 'Steps',
    singular: 'Step',
    description:
      'Shown in order: the home page shows how a sale runs, the page for sellers what we do, and that on how it works draws the day of a sale.',
  }),
  rounds: z.array(RoundSchema).default([]).meta({
    title: 'En bloc rounds',
    singular: 'En bloc round',
    description:
      'Shown on the page about en bloc, where visitors change the figures; the first is shown first.',
  }),
  comparison: ComparisonSchema.meta({
    title: 'Comparison',
    description: 'A table of the ways to sell; on the page for sellers.',
  }).optional(),
});
export type StaticPage = z.infer<typeof PageSchema> & MarkdownEntry;

/** A member of the team: content/team/{slug}.md, the biography below the fields. */
export const TeamMemberSchema = z
  .strictObject({
    name: name('Name', 'First and last name.'),
    role: name('Role', 'Such as Sale manager, Saskatchewan.'),
    summary: text('Summary', 'One sentence for cards, such as Farms near Vauxhall.'),
    portrait: ImageSchema.meta({ title: 'Portrait', description: 'Of the person.' }),
    email: z.email().max(200).optional().meta({ title: 'E-mail', description: 'Such as dale@land.example.' }),
    languages: z
      .array(name('Language', 'Such as French.'))
      .default([])
      .meta({ title: 'Languages', description: 'Languages spoken besides English.' }),
    order: z.int().default(100).meta({ title: 'Order', description: 'Lower numbers come first.' }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type TeamMember = z.infer<typeof TeamMemberSchema> & MarkdownEntry;

const TestimonialVideoSchema = VideoSchema.extend({
  published: calendarDate('Published', 'When the video first stood on the site, such as 2026-10-29.'),
  seconds: z
    .int()
    .positive()
    .meta({ title: 'Length', description: 'In whole seconds, such as 95; shown before it is started.' }),
});
export type TestimonialVideo = z.infer<typeof TestimonialVideoSchema>;

/** Testimonial of a seller or a buyer: content/testimonials/{slug}.yaml. */
export const TestimonialSchema = z
  .strictObject({
    tagline: name('Tagline', 'The heart of it in a few words.'),
    content: text('Words', 'What the person said.', 3000),
    headshot: ImageSchema.meta({ title: 'Portrait', description: 'Of the person.', folder: 'people' }),
    name: name('Name', 'First and last name.'),
    title: name('Title', 'Such as Retired grain farmer.'),
    city: name('City', 'Such as Falher, AB.'),
    sale: reference('sales', 'Sale that the person speaks of').optional(),
    video: TestimonialVideoSchema.optional(),
    order: z.int().default(100).meta({ title: 'Order', description: 'Lower numbers come first.' }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type Testimonial = z.infer<typeof TestimonialSchema> & { readonly slug: string };

export const episodeTypes = ['full', 'trailer', 'bonus'] as const;

const ChapterSchema = z.strictObject({
  at: z
    .string()
    .regex(/^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/, 'is not a time in the recording')
    .meta({
      title: 'From',
      description: 'Minutes and seconds, such as 1:12 or 12:48, or 1:02:03 after an hour.',
    }),
  title: name('Title', 'A few words, such as Who may bid on the block.'),
});

/** An episode of the podcast: content/episodes/{slug}.md, its notes below the fields. */
export const EpisodeSchema = z
  .strictObject({
    title: name('Title', 'The title of the episode.'),
    number: z
      .int()
      .positive()
      .optional()
      .meta({ title: 'Number', description: 'The episode number, such as 12.' }),
    season: z
      .int()
      .positive()
      .optional()
      .meta({ title: 'Season', description: 'Only where the podcast has seasons: the number, such as 2.' }),
    type: z.enum(episodeTypes).default('full').meta({
      title: 'Type',
      description: 'full, trailer or bonus; full when left out.',
    }),
    explicit: z.boolean().default(false).meta({
      title: 'Explicit',
      description: 'true when children should not hear it; leave it out for all others.',
      hint: 'Whether it is unfit for children.',
    }),
    guid: text(
      'Identity',
      'What podcast apps know the episode by. Leave it out, unless the file was renamed or the episode comes from another feed.',
    ).optional(),
    published: calendarDate('Published'),
    summary: text('Summary', 'One or two sentences.'),
    image: ImageSchema.meta({
      title: 'Picture',
      description: 'A square picture of 1400 to 3000 pixels; podcast apps show it.',
    }),
    audio: mediaFile('audio', 'Audio', 'an MP3 file', 'podcast/episode-1.mp3'),
    transcript: mediaFile('captions', 'Transcript', 'a WebVTT file with speakers', 'podcast/episode-1.vtt'),
    people: z
      .array(
        z.strictObject({
          name: name('Name', 'First and last name.'),
          role: z.enum(['host', 'guest']).meta({ title: 'Role', description: 'host or guest.' }),
        }),
      )
      .min(1)
      .meta({ title: 'People', singular: 'Person', description: 'Who speaks.' }),
    chapters: z.array(ChapterSchema).default([]).meta({
      title: 'Chapters',
      singular: 'Chapter',
      description: 'What is talked about from which time on, in the order of the recording.',
    }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type EpisodeFields = z.infer<typeof EpisodeSchema>;

/** Sales that are shown in turn: content/showcases/{slug}.yaml. */
export const ShowcaseSchema = z
  .strictObject({
    title: name('Title', 'Such as Winter sales in the Peace.'),
    summary: text('Summary', 'One sentence.'),
    sales: z
      .array(reference('sales', 'Sale'))
      .min(1)
      .meta({ title: 'Sales', description: 'In the order of the screen.' }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type Showcase = z.infer<typeof ShowcaseSchema> & { readonly slug: string };
