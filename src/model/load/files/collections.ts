import {
  EpisodeSchema,
  PageSchema,
  QuestionSchema,
  ShowcaseSchema,
  TeamMemberSchema,
  TestimonialSchema,
} from '../../schema/editorial';
import { MailsSchema } from '../../schema/mails';
import { NavigationSchema } from '../../schema/navigation';
import { PlaceSchema } from '../../schema/place';
import { SaleSchema } from '../../schema/sale';
import { SettingsSchema } from '../../schema/settings';
import { TermSchema } from '../../schema/term';
import { TextsSchema } from '../../schema/texts';
import type { CollectionLocation } from './load-collection';
import type { z } from 'zod';

/** The terms for a kind of entry, as editors read them. */
export interface CollectionTerms {
  readonly title: string;
  /** One entry of it. */
  readonly singular: string;
  /** The field that entries are listed by; that of a file with settings is its title. */
  readonly nameField: string;
  /** The folder below content/media/ for its pictures and recordings, where a field names no other. */
  readonly media: string;
  /** Label and explanation of the Markdown below the fields. */
  readonly body?: { readonly title: string; readonly description: string };
  /** True if the site needs exactly these entries. */
  readonly fixed?: true;
}

const settings = { folder: 'settings', ending: '.yaml', nameField: 'title', media: 'podcast' } as const;

/** Folder, file extension and schema of each kind of entry under content/. */
export const collections = {
  settings: {
    ...settings,
    schema: SettingsSchema,
    file: 'site',
    title: 'Company and rules',
    singular: 'Company and rules',
  },
  navigation: {
    ...settings,
    schema: NavigationSchema,
    file: 'navigation',
    title: 'Menus and footer',
    singular: 'Menus and footer',
  },
  texts: {
    ...settings,
    schema: TextsSchema,
    file: 'texts',
    title: 'Texts of buttons and messages',
    singular: 'Texts of buttons and messages',
  },
  mails: { ...settings, schema: MailsSchema, file: 'mails', title: 'E-mails', singular: 'E-mails' },
  sales: {
    folder: 'sales',
    ending: '.yaml',
    schema: SaleSchema,
    title: 'Sales',
    singular: 'Sale',
    nameField: 'name',
    media: 'sales',
  },
  questions: {
    folder: 'questions',
    ending: '.md',
    schema: QuestionSchema,
    grouped: true,
    title: 'Questions',
    singular: 'Question',
    nameField: 'title',
    media: 'questions',
    body: { title: 'Answer', description: 'In Markdown. Headings begin with ##.' },
  },
  pages: {
    folder: 'pages',
    ending: '.md',
    schema: PageSchema,
    title: 'Pages',
    singular: 'Page',
    nameField: 'title',
    media: 'hero',
    body: { title: 'Text', description: 'In Markdown. Headings begin with ##.' },
    fixed: true,
  },
  team: {
    folder: 'team',
    ending: '.md',
    schema: TeamMemberSchema,
    title: 'Team',
    singular: 'Team member',
    nameField: 'name',
    media: 'people',
    body: { title: 'Biography', description: 'In Markdown, two or three paragraphs.' },
  },
  testimonials: {
    folder: 'testimonials',
    ending: '.yaml',
    schema: TestimonialSchema,
    title: 'Testimonials',
    singular: 'Testimonial',
    nameField: 'name',
    media: 'testimonials',
  },
  episodes: {
    folder: 'episodes',
    ending: '.md',
    schema: EpisodeSchema,
    title: 'Podcast episodes',
    singular: 'Episode',
    nameField: 'title',
    media: 'podcast',
    body: { title: 'Notes', description: 'In Markdown: what the episode is about, and links.' },
  },
  showcases: {
    folder: 'showcases',
    ending: '.yaml',
    schema: ShowcaseSchema,
    title: 'Showcases',
    singular: 'Showcase',
    nameField: 'title',
    media: 'sales',
  },
  glossary: {
    folder: 'glossary',
    ending: '.yaml',
    schema: TermSchema,
    title: 'Glossary',
    singular: 'Term',
    nameField: 'term',
    media: 'glossary',
  },
  places: {
    folder: 'places',
    ending: '.yaml',
    schema: PlaceSchema,
    title: 'Towns',
    singular: 'Town',
    nameField: 'name',
    media: 'places',
  },
} as const satisfies Readonly<Record<string, CollectionLocation<z.ZodType> & CollectionTerms>>;
export type CollectionName = keyof typeof collections;

/** Returns whether there is a collection of this name. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
