import {
  EpisodeSchema,
  PageSchema,
  PlaceSchema,
  QuestionSchema,
  ShowcaseSchema,
  TeamMemberSchema,
  TestimonialSchema,
} from '../schema/editorial';
import { MailsSchema } from '../schema/mails';
import { NavigationSchema } from '../schema/navigation';
import { SaleSchema } from '../schema/sale';
import { SettingsSchema } from '../schema/settings';
import { TermSchema } from '../schema/term';
import { TextsSchema } from '../schema/texts';
import type { CollectionLocation } from './load-collection';
import type { z } from 'zod';

/** Folder, file extension and schema of each kind of entry under content/. */
export const collections = {
  settings: { folder: 'settings', ending: '.yaml', schema: SettingsSchema, file: 'site' },
  navigation: { folder: 'settings', ending: '.yaml', schema: NavigationSchema, file: 'navigation' },
  texts: { folder: 'settings', ending: '.yaml', schema: TextsSchema, file: 'texts' },
  mails: { folder: 'settings', ending: '.yaml', schema: MailsSchema, file: 'mails' },
  sales: { folder: 'sales', ending: '.yaml', schema: SaleSchema },
  questions: { folder: 'questions', ending: '.md', schema: QuestionSchema, grouped: true },
  pages: { folder: 'pages', ending: '.md', schema: PageSchema },
  team: { folder: 'team', ending: '.md', schema: TeamMemberSchema },
  testimonials: { folder: 'testimonials', ending: '.yaml', schema: TestimonialSchema },
  episodes: { folder: 'episodes', ending: '.md', schema: EpisodeSchema },
  showcases: { folder: 'showcases', ending: '.yaml', schema: ShowcaseSchema },
  glossary: { folder: 'glossary', ending: '.yaml', schema: TermSchema },
  places: { folder: 'places', ending: '.yaml', schema: PlaceSchema },
} as const satisfies Readonly<Record<string, CollectionLocation<z.ZodType>>>;
export type CollectionName = keyof typeof collections;

/** Returns whether there is a collection of this name. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
