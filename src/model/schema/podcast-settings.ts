import { z } from 'zod';
import { ImageSchema, name, text, webAddress } from './fields';

/** The categories of podcast directories, as Apple's list has them, each with the narrower ones that it knows. */
const categoryList: Readonly<Record<string, readonly string[]>> = {
  Arts: ['Books', 'Design', 'Fashion & Beauty', 'Food', 'Performing Arts', 'Visual Arts'],
  Business: ['Careers', 'Entrepreneurship', 'Investing', 'Management', 'Marketing', 'Non-Profit'],
  Comedy: ['Comedy Interviews', 'Improv', 'Stand-Up'],
  Education: ['Courses', 'How To', 'Language Learning', 'Self-Improvement'],
  Fiction: ['Comedy Fiction', 'Drama', 'Science Fiction'],
  Government: [],
  History: [],
  'Health & Fitness': [
    'Alternative Health',
    'Fitness',
    'Medicine',
    'Mental Health',
    'Nutrition',
    'Sexuality',
  ],
  'Kids & Family': ['Education for Kids', 'Parenting', 'Pets & Animals', 'Stories for Kids'],
  Leisure: [
    'Animation & Manga',
    'Automotive',
    'Aviation',
    'Crafts',
    'Games',
    'Hobbies',
    'Home & Garden',
    'Video Games',
  ],
  Music: ['Music Commentary', 'Music History', 'Music Interviews'],
  News: [
    'Business News',
    'Daily News',
    'Entertainment News',
    'News Commentary',
    'Politics',
    'Sports News',
    'Tech News',
  ],
  'Religion & Spirituality': [
    'Buddhism',
    'Christianity',
    'Hinduism',
    'Islam',
    'Judaism',
    'Religion',
    'Spirituality',
  ],
  Science: [
    'Astronomy',
    'Chemistry',
    'Earth Sciences',
    'Life Sciences',
    'Mathematics',
    'Natural Sciences',
    'Nature',
    'Physics',
    'Social Sciences',
  ],
  'Society & Culture': ['Documentary', 'Personal Journals', 'Philosophy', 'Places & Travel', 'Relationships'],
  Sports: [
    'Baseball',
    'Basketball',
    'Cricket',
    'Fantasy Sports',
    'Football',
    'Golf',
    'Hockey',
    'Rugby',
    'Running',
    'Soccer',
    'Swimming',
    'Tennis',
    'Volleyball',
    'Wilderness',
    'Wrestling',
  ],
  Technology: [],
  'True Crime': [],
  'TV & Film': ['After Shows', 'Film History', 'Film Interviews', 'Film Reviews', 'TV Reviews'],
};

/** A map, since a plain object has inherited names such as constructor. */
const categories: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(categoryList));

const CategorySchema = z
  .string()
  .refine((category) => categories.has(category), { error: 'is not a category of podcast directories' })
  .meta({ title: 'Category', description: `One of ${[...categories.keys()].join(', ')}.` });

const LinkSchema = z.strictObject({
  label: name('Name', 'Such as Apple Podcasts.'),
  url: webAddress('Address', 'The full address of the podcast there.'),
});

export const PodcastSchema = z
  .strictObject({
    title: name('Title', 'Such as The Farmland Exchange.'),
    summary: text('Summary', 'One or two sentences.'),
    author: name('Author', 'Who makes the podcast, as apps show it.'),
    email: z.email().max(200).meta({
      title: 'E-mail of the owner',
      description: 'Directories write to it to see that the podcast is yours. It is public in the feed.',
    }),
    cover: ImageSchema.meta({
      title: 'Cover',
      description: 'A square JPEG or PNG of 1400 to 3000 pixels.',
    }),
    category: CategorySchema,
    subcategory: text('Narrower category', 'Such as Investing within Business.').optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'is not a language code')
      .meta({ title: 'Language', description: 'A code such as en-CA or fr-CA.' }),
    explicit: z.boolean().default(false).meta({
      title: 'Explicit',
      description: 'true when children should not hear the podcast; leave it out for all others.',
      hint: 'Whether the podcast is unfit for children.',
    }),
    guid: z.uuid().optional().meta({
      title: 'Identity',
      description:
        'What directories know the podcast by. Leave it out, unless the address of the website changes: then write the one that the feed had.',
    }),
    links: z.array(LinkSchema).default([]).meta({
      title: 'Listen elsewhere',
      singular: 'Link',
      description: 'Other places that have the podcast.',
    }),
  })
  .refine(
    ({ category, subcategory }) =>
      subcategory === undefined || categories.get(category)?.includes(subcategory) !== false,
    { path: ['subcategory'], error: 'is not one that directories know within the category' },
  );
