import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { z } from 'zod';
import { collections } from '../../model/load/files/collections';
import { cmsConfig, type CmsCollection } from './cms-config';
import { cmsFields, type CmsField } from './cms-field';
import { gitBackendConfig } from './git-backend';
import { schemaNode } from './schema-node';

const settings = {
  questionCategories: [{ slug: 'buying-farmland', title: 'Buying farmland', short: 'Buying' }],
};
const config = cmsConfig(settings, null);
const site = 'https://www.example.com';
const common = { repository: 'company/site', branch: 'main', previewContext: 'pages' };
const gitBackends = [
  { ...common, kind: 'github', gitOrigin: 'https://github.com', clientId: null },
  { ...common, kind: 'gitlab', gitOrigin: 'https://gitlab.com', clientId: 'app' },
  { ...common, kind: 'gitea', gitOrigin: 'https://git.example.com', clientId: 'app' },
] as const;

function collection(name: string): CmsCollection {
  const found = config.collections.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no collection ${name}`);
  return found;
}

function fieldsOf(name: string): readonly CmsField[] {
  const file = collection('settings').files?.find((one) => one.name === name);
  return file?.fields ?? collection(name).fields ?? [];
}

/** The paths of all fields of a schema, from the schema itself. */
function schemaPaths(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return schemaPaths(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return schemaPaths(schema.in, path);
  if (schema instanceof z.ZodArray) return [path, ...schemaPaths(schema.element, `${path}[]`)];
  if (schema instanceof z.ZodTuple) return [path, ...schemaPaths(schema.def.items[0], `${path}[]`)];
  if (!(schema instanceof z.ZodObject)) return [path];
  return [
    path,
    ...Object.entries(schema.shape).flatMap(([name, child]) => schemaPaths(child, `${path}.${name}`)),
  ];
}

/** The same for the fields of the CMS. */
function fieldPaths(field: CmsField, path: string): string[] {
  if (field.field !== undefined) return [path, ...fieldPaths(field.field, `${path}[]`)];
  if (field.multiple === true) return [path, `${path}[]`];
  const inner = field.widget === 'list' ? `${path}[]` : path;
  const group = field.widget === 'list' ? [path, inner] : [path];
  return [...group, ...(field.fields ?? []).flatMap((child) => fieldPaths(child, `${inner}.${child.name}`))];
}

function find(fields: readonly CmsField[], ...names: readonly string[]): CmsField {
  const [first, ...rest] = names;
  const found = fields.find(({ name }) => name === first);
  if (found === undefined) throw new Error(`no field ${String(first)}`);
  return rest.length === 0 ? found : find(found.fields ?? [], ...rest);
}

/** The fields of all kinds of entries, with those within them. */
function everyField(): CmsField[] {
  const withInner = (field: CmsField): CmsField[] => [field, ...(field.fields ?? []).flatMap(withInner)];
  return Object.keys(collections).flatMap(fieldsOf).flatMap(withInner);
}

describe('the configuration of the CMS', () => {
  it.each(Object.keys(collections))('edits every field of %s', (name) => {
    const location = Object.entries(collections).find(([key]) => key === name)?.[1];
    const fields = fieldsOf(name).filter((field) => field.name !== 'body');
    expect(fields.flatMap((field) => fieldPaths(field, `.${field.name}`)).sort()).toEqual(
      schemaPaths(location?.schema, '').slice(1).sort(),
    );
  });

  it('labels every field, and explains each that has no fields of its own', () => {
    const all = everyField();
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ label }) => label === '')).toEqual([]);
    const silent = all.filter(
      ({ hint, widget }) => hint === undefined && !['object', 'hidden'].includes(widget),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has instructions for a form where those of a schema are for a file', () => {
    const said = everyField().filter(({ hint = '', widget }) =>
      ({
        boolean: /\b(?:true|false|leave it out)\b/i,
        relation: /file/,
        image: /content\/|such as/,
        file: /content\/|such as/,
      })[widget]?.test(hint),
    );
    expect(said.map(({ hint }) => hint)).toEqual([]);
    const sale = fieldsOf('sales');
    expect(find(sale, 'place').hint).toBe('Type a few letters of the name, and choose it from the list.');
    expect(find(sale, 'saleImage', 'file').hint).toBe(
      'Choose a picture (.jpg, .jpeg, .png, .webp, .avif; at most 25 MB).',
    );
    expect(find(sale, 'sample').hint).toContain('Never those of a real sale');
  });

  it('says where a schema has a field that the CMS cannot edit', () => {
    const place = { optionalGroup: false, folder: '', nameFieldOf: () => '' };
    expect(() => schemaNode(z.object({ when: z.date() }))).toThrow('Date');
    expect(() => cmsFields({ properties: { size: {} } }, place)).toThrow('size: no field of the CMS');
    expect(() => schemaNode(z.object({ size: z.bigint() }))).toThrow('BigInt');
  });

  it('requires what the schema requires, with its patterns and limits', () => {
    const sale = fieldsOf('sales');
    expect(find(sale, 'name')).toMatchObject({ widget: 'string', required: true, label: 'Name' });
    expect(find(sale, 'id').pattern).toEqual([
      '^[A-Za-z0-9-]{1,40}$',
      expect.stringContaining('What the auction engine calls the sale'),
    ]);
    expect(find(sale, 'parcels')).toMatchObject({ widget: 'list', min: 1, summary: '{{fields.name}}' });
    expect(find(sale, 'state').options?.map(({ value }) => value)).toEqual([
      'scheduled',
      'postponed',
      'withdrawn',
    ]);
    expect(find(sale, 'startTime')).toMatchObject({ widget: 'string', required: false });
    expect(find(sale, 'posted')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
    expect(find(sale, 'description').widget).toBe('text');
  });

  it('names one item of each list, and shows values of folded lists', () => {
    const lists = everyField().filter(({ widget }) => widget === 'list');
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.filter((list) => (list.label_singular ?? list.label) === list.label)).toEqual([]);
    expect(lists.filter(({ field }) => field?.label === 'Item' && field.widget !== 'list')).toEqual([]);
    const [parcels] = lists.filter(({ label }) => label === 'Parcels');
    expect([parcels?.label_singular, parcels?.summary]).toEqual(['Parcel', '{{fields.name}}']);
    expect(find(fieldsOf('sales'), 'parcels', 'landDescriptions')).toMatchObject({
      label_singular: 'Legal land description',
      collapsed: true,
      summary: '{{fields.item}}',
    });
  });

  it('does not ask for the parts of a group that may be left out', () => {
    const video = find(fieldsOf('sales'), 'video');
    expect([video.required, find([video], 'video', 'title').required]).toEqual([false, false]);
    expect(find(fieldsOf('sales'), 'saleImage', 'alt').required).toBe(true);
  });

  it('lets editors choose entries of other collections by name', () => {
    expect(find(fieldsOf('sales'), 'place')).toMatchObject({
      widget: 'relation',
      collection: 'places',
      value_field: '{{slug}}',
      display_fields: ['name'],
    });
    expect(find(fieldsOf('sales'), 'contacts')).toMatchObject({ collection: 'team', multiple: true });
    const related = find(fieldsOf('questions'), 'related');
    expect(related).toMatchObject({ collection: 'questions', multiple: true });
    expect(collection('questions')).toMatchObject({ hide: true, create: false, nested: { depth: 2 } });
  });

  it('has a collection for each category of questions', () => {
    expect(collection('questions-buying-farmland')).toMatchObject({
      label: 'Questions: Buying farmland',
      folder: 'content/questions/buying-farmland',
      create: true,
    });
  });

  it('puts files where their kind belongs, and names the endings that the field takes', () => {
    expect(find(fieldsOf('sales'), 'saleImage', 'file')).toMatchObject({
      widget: 'image',
      media_folder: '/content/media/sales',
      public_folder: 'sales',
      accept: '.jpg,.jpeg,.png,.webp,.avif',
    });
    expect(find(fieldsOf('sales'), 'documents', 'file')).toMatchObject({
      widget: 'file',
      public_folder: 'documents',
    });
    expect(find(fieldsOf('testimonials'), 'headshot', 'file').public_folder).toBe('people');
  });

  it('leaves the fixed pages where they are', () => {
    expect(collection('pages')).toMatchObject({ create: false, delete: false });
  });

  it('is accepted by Sveltia CMS as well, with a backend', () => {
    const schema: unknown = JSON.parse(
      readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
    );
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(z.record(z.string(), z.unknown()).parse(schema));
    for (const backend of gitBackends)
      expect([validate(cmsConfig(settings, gitBackendConfig(backend, site))), validate.errors]).toEqual([
        true,
        null,
      ]);
    const backend = { name: 'github', repo: 'company/site' };
    expect(validate({ ...config, backend, collections: [{ name: 'x', fields: [{ widget: 1 }] }] })).toBe(
      false,
    );
  });
});
