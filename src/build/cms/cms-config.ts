import type { z } from 'zod';
import { collections, isCollection, type CollectionTerms } from '../../model/load/files/collections';
import type { CollectionLocation } from '../../model/load/files/load-collection';
import type { Settings } from '../../model/schema/settings';
import { cmsField, cmsFields, type CmsField } from './cms-field';
import type { GitBackendConfig } from './git-backend';
import { bodyNode, schemaNode } from './schema-node';

type Location = CollectionLocation<z.ZodType> & CollectionTerms;

/** A file of settings. */
interface CmsFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly fields: readonly CmsField[];
}

/** A kind of entries, as Decap CMS is configured with it. Its names are Decap's. */
export interface CmsCollection {
  readonly name: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly folder?: string;
  readonly files?: readonly CmsFile[];
  readonly fields?: readonly CmsField[];
  readonly identifier_field?: string;
  readonly extension?: string;
  readonly format?: string;
  readonly create?: boolean;
  readonly delete?: boolean;
  readonly hide?: boolean;
  readonly nested?: { readonly depth: number };
  readonly sortable_fields?: readonly string[];
}

/** Decap's configuration; without a git host, everything but the backend. */
export interface CmsConfig extends Partial<Omit<GitBackendConfig, 'editor' | 'show_preview_links'>> {
  readonly load_config_file: false;
  readonly media_folder: string;
  readonly public_folder: string;
  readonly slug: {
    readonly encoding: 'ascii';
    readonly clean_accents: boolean;
    readonly sanitize_replacement: string;
  };
  readonly show_preview_links: boolean;
  readonly editor: { readonly preview: boolean };
  readonly collections: readonly CmsCollection[];
}

function nameFieldOf(collection: string): string {
  if (!isCollection(collection)) throw new Error(`no such collection: ${collection}`);
  return collections[collection].nameField;
}

/** The fields of a kind of entry, those of the text below them included. */
function entryFields({ schema, media, body }: Location): CmsField[] {
  const place = { optionalGroup: false, folder: media, nameFieldOf };
  const fields = cmsFields(schemaNode(schema), place);
  if (body === undefined) return fields;
  return [...fields, cmsField(bodyNode(body), { ...place, name: 'body', required: false })];
}

function folderCollection(name: string, location: Location): CmsCollection {
  const { folder, ending, title, singular, nameField, fixed } = location;
  return {
    name,
    label: title,
    label_singular: singular,
    folder: `content/${folder}`,
    extension: ending.slice(1),
    format: ending === '.md' ? 'yaml-frontmatter' : 'yaml',
    identifier_field: nameField,
    create: fixed !== true,
    delete: fixed !== true,
    sortable_fields: [nameField],
    fields: entryFields(location),
  };
}

/**
 * Questions: one collection for each category, since a new entry of a nested collection would get a folder of its own,
 * and a hidden collection of all questions, from which other entries choose.
 */
function questionCollections(categories: Settings['questionCategories']): CmsCollection[] {
  const all = folderCollection('questions', collections.questions);
  return [
    ...categories.map(({ slug, title }) => ({
      ...all,
      name: `questions-${slug}`,
      label: `${all.label}: ${title}`,
      folder: `content/${collections.questions.folder}/${slug}`,
    })),
    { ...all, create: false, delete: false, hide: true, nested: { depth: 2 } },
  ];
}

function settingsFiles(): CmsFile[] {
  const all: readonly (readonly [string, Location])[] = Object.entries(collections);
  return all.flatMap(([name, location]) =>
    location.file === undefined
      ? []
      : [
          {
            name,
            label: location.title,
            file: `content/${location.folder}/${location.file}${location.ending}`,
            fields: entryFields(location),
          },
        ],
  );
}

/**
 * The configuration of the CMS, from the schemas of the content.
 *
 * @param settings Categories of questions are folders of their own.
 * @param gitBackend The git host to which editors write; null without one.
 */
export function cmsConfig(
  { questionCategories }: Pick<Settings, 'questionCategories'>,
  gitBackend: GitBackendConfig | null,
): CmsConfig {
  const folders: readonly (readonly [string, Location])[] = Object.entries(collections);
  return {
    load_config_file: false,
    media_folder: 'content/media',
    public_folder: '/',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    show_preview_links: false,
    editor: { preview: true },
    ...gitBackend,
    collections: [
      ...folders
        .filter(([, { file }]) => file === undefined)
        .flatMap(([name, location]) =>
          location.grouped === true
            ? questionCollections(questionCategories)
            : [folderCollection(name, location)],
        ),
      { name: 'settings', label: 'Settings', format: 'yaml', files: settingsFiles() },
    ],
  };
}
