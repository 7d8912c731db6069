import { capitalized } from '../../lib/sentence';
import { isMediaKind, mediaKinds, maxMediaBytes } from '../../model/schema/media-kinds';
import { collectionOf, namingField, type SchemaNode } from './schema-node';

/** A choice of a list of choices. */
interface Choice {
  readonly label: string;
  readonly value: string;
}

/** A field as Decap CMS is configured with it. Its names are Decap's. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  /** One item of a list. */
  readonly label_singular?: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly default?: unknown;
  readonly pattern?: readonly [pattern: string, message: string];
  readonly min?: number;
  readonly max?: number;
  readonly value_type?: 'int' | 'float';
  readonly step?: number;
  readonly options?: readonly Choice[];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly collapsed?: boolean;
  readonly minimize_collapsed?: boolean;
  readonly summary?: string;
  readonly format?: string;
  readonly date_format?: string;
  readonly time_format?: false;
  readonly picker_utc?: boolean;
  readonly collection?: string;
  readonly multiple?: boolean;
  readonly value_field?: string;
  readonly search_fields?: readonly string[];
  readonly display_fields?: readonly string[];
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly choose_url?: false;
  readonly accept?: string;
  readonly media_library?: { readonly config: { readonly max_file_size: number } };
}

/** The place of a field, which decides how it is edited. */
export interface FieldPlace {
  readonly name: string;
  readonly required: boolean;
  /**
   * True within a group that may be left out. Decap asks for required fields of such a group even where the group is
   * empty, and makes the group where one of them has a default, so the schema alone checks these.
   */
  readonly optionalGroup: boolean;
  /** The folder for media files, below content/media/. */
  readonly folder: string;
  /** The field of a collection's entries that names them. */
  readonly nameFieldOf: (collection: string) => string;
}

type Widget = Omit<CmsField, 'name' | 'label' | 'required' | 'hint'>;

/** Longer texts get several lines. */
const oneLineLetters = 200;

/** The name of a field in words: `blockBid` becomes "Block bid". */
function words(name: string): string {
  const spaced = name.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return capitalized(spaced.toLowerCase());
}

function mediaWidget(media: string, folder: string): Widget {
  if (!isMediaKind(media)) throw new Error(`no such kind of media file: ${media}`);
  return {
    widget: media === 'picture' ? 'image' : 'file',
    media_folder: `/content/media/${folder}`,
    public_folder: folder,
    choose_url: false,
    accept: mediaKinds[media].join(','),
    media_library: { config: { max_file_size: maxMediaBytes[media] } },
  };
}

function relationWidget(collection: string, nameField: string): Widget {
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    search_fields: [nameField],
    display_fields: [nameField],
  };
}

function stringWidget(node: SchemaNode, place: FieldPlace): Widget {
  if (node.media !== undefined) return mediaWidget(node.media, place.folder);
  const collection = collectionOf(node);
  if (collection !== undefined) return relationWidget(collection, place.nameFieldOf(collection));
  if (node.enum !== undefined)
    return { widget: 'select', options: node.enum.map((value) => ({ label: value, value })) };
  // A widget of our own (src/admin/land/), which shows below it how the text was read.
  if (node.format === 'legal-description') return { widget: 'legal-description' };
  if (node.format === 'date')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      picker_utc: true,
    };
  const isLong =
    (node.maxLength ?? 0) > oneLineLetters && node.pattern === undefined && node.format !== 'uri';
  // Texts use syntax that Decap's own Markdown editor would rewrite: notes, plans, anchors, sums.
  return {
    widget: node.format === 'markdown' || isLong ? 'text' : 'string',
    ...(node.pattern !== undefined && {
      pattern: [node.pattern, node.description ?? 'a value of the right kind.'],
    }),
  };
}

function itemField(node: SchemaNode, place: FieldPlace): CmsField {
  const point = node.prefixItems?.[0];
  const item = point === undefined ? node.items : { ...point, minimum: undefined, maximum: undefined };
  if (item === undefined || item === false) throw new Error(`${place.name}: a list without a kind of item`);
  // The list describes its items where they do not describe themselves.
  const said = {
    ...item,
    title: item.title ?? node.singular,
    description: item.description ?? node.description,
  };
  return cmsField(said, { ...place, name: 'item', required: true, optionalGroup: false });
}

function listWidget(node: SchemaNode, place: FieldPlace): Widget {
  const { minItems: min, maxItems: max, items } = node;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const folded = { collapsed: true, minimize_collapsed: true, default: [], ...limits };
  if (items !== undefined && items !== false) {
    const collection = collectionOf(items);
    if (collection !== undefined)
      return { ...relationWidget(collection, place.nameFieldOf(collection)), multiple: true, ...limits };
    if (items.type === 'object')
      return {
        widget: 'list',
        label_singular: node.singular ?? node.title ?? words(place.name),
        fields: cmsFields(items, { ...place, optionalGroup: false }),
        summary: `{{fields.${namingField(items) ?? ''}}}`,
        ...folded,
      };
  }
  const field = itemField(node, place);
  const list = { widget: 'list', label_singular: node.singular ?? field.label, field };
  // A list of lists would be shown as numbers in brackets.
  if (field.widget === 'list') return { ...list, ...folded };
  return { ...list, summary: `{{fields.${field.name}}}`, collapsed: true, default: [], ...limits };
}

function widgetOf(node: SchemaNode, place: FieldPlace): Widget {
  switch (node.type) {
    case 'string':
      return stringWidget(node, place);
    case 'number':
    case 'integer':
      return {
        widget: 'number',
        value_type: node.type === 'integer' ? 'int' : 'float',
        ...(node.type === 'number' && { step: 0.01 }),
        ...(node.minimum !== undefined && { min: node.minimum }),
        ...(node.maximum !== undefined && Number.isSafeInteger(node.maximum) && { max: node.maximum }),
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'array':
      return listWidget(node, place);
    case 'object':
      return {
        widget: 'object',
        fields: cmsFields(node, { ...place, optionalGroup: place.optionalGroup || !place.required }),
        collapsed: true,
      };
    case undefined:
      throw new Error(`${place.name}: no field of the CMS is for this kind of value`);
  }
}

/** The default that the CMS fills in. A required box without one would stay unanswered. */
function defaultOf({ type, default: given }: SchemaNode, { required, optionalGroup }: FieldPlace): unknown {
  if (optionalGroup || type === 'array' || type === 'object') return undefined;
  return given ?? (type === 'boolean' && required ? false : undefined);
}

/**
 * The field of the CMS for a field of a schema.
 *
 * @throws Where the CMS cannot edit it.
 */
export function cmsField(node: SchemaNode, place: FieldPlace): CmsField {
  const within = { ...place, folder: node.folder ?? place.folder };
  const { name, required, optionalGroup } = within;
  const filled = defaultOf(node, within);
  if (typeof node.const === 'string')
    return { name, label: node.title ?? words(name), widget: 'hidden', default: node.const };
  const hint = node.hint ?? node.description;
  return {
    name,
    label: node.title ?? words(name),
    // Decap takes a box that is not ticked for a missing answer.
    required: required && !optionalGroup && node.type !== 'boolean',
    ...(hint !== undefined && { hint }),
    ...(filled !== undefined && { default: filled }),
    ...widgetOf(node, within),
  };
}

/** The fields of the CMS for those of a group, in their order. */
export function cmsFields(node: SchemaNode, place: Omit<FieldPlace, 'name' | 'required'>): CmsField[] {
  return Object.entries(node.properties ?? {}).map(([name, child]) =>
    cmsField(child, { ...place, name, required: node.required?.includes(name) === true }),
  );
}
