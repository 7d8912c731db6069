import { isMap, isScalar, isSeq, parseDocument, type Document, type ParsedNode, type Scalar } from 'yaml';
import { isRecord } from '../is-record';
import { blockText, bracketText, scalarText } from '../yaml-text';
import { isSameData } from './is-same-data';
import { replaceWords } from './replace-words';
import { splice, type Splice } from './splice';

type Group = Readonly<Record<string, unknown>>;

/** A field of a group or an item of a list: from its name or dash to the end of its last line. */
interface Part {
  /** The name of the field; an item has none. */
  readonly name?: string;
  readonly start: number;
  readonly end: number;
  readonly value: ParsedNode | null;
}

/** Finds the places of an old YAML text where it differs from wanted values. */
class YamlMerge {
  readonly #document: Document.Parsed;

  constructor(private readonly source: string) {
    this.#document = parseDocument(source);
  }

  /** The text with the wanted values; null if it cannot be read or has anything other than fields. */
  run(wanted: unknown): string | null {
    const { contents, errors } = this.#document;
    if (errors.length > 0 || !isMap(contents) || contents.flow === true || !isRecord(wanted)) return null;
    return splice(this.source, this.#groupChanges(this.#fieldsOf(contents), wanted));
  }

  #valueOf({ value }: Part): unknown {
    return value === null ? null : value.toJS(this.#document);
  }

  #lineEnd(at: number): number {
    const end = this.source.indexOf('\n', at);
    return end === -1 ? this.source.length : end + 1;
  }

  /** The end of the last line of a value that begins after `start`. */
  #endOf(value: ParsedNode | null, start: number): number {
    const end = value === null ? start : value.range[1];
    return end > start && this.source[end - 1] === '\n' ? end : this.#lineEnd(end);
  }

  #fieldsOf(group: ParsedNode): Part[] {
    if (!isMap<ParsedNode, ParsedNode | null>(group)) return [];
    return group.items.map(({ key, value }) => {
      const [start, nameEnd] = key.range;
      return { name: String(key), start, end: this.#endOf(value, nameEnd), value };
    });
  }

  #itemsOf(list: ParsedNode): Part[] {
    if (!isSeq<ParsedNode>(list)) return [];
    return list.items.map((value) => {
      const start = this.source.lastIndexOf('-', value.range[0] - 1);
      return { start, end: this.#endOf(value, start + 1), value };
    });
  }

  #columnOf(at: number): number {
    return at - (this.source.lastIndexOf('\n', at - 1) + 1);
  }

  /** A field or an item as new lines, the first one without its indent. */
  #lines(value: unknown, column: number): string {
    return blockText(value).replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
  }

  /** The text of a part with a wanted value, changed as little as possible. */
  #partText(part: Part, wanted: unknown): string {
    const changes = this.#valueChanges(part, wanted);
    if (changes !== null) return splice(this.source, changes, part.start, part.end);
    const value = part.name === undefined ? [wanted] : { [part.name]: wanted };
    return this.#lines(value, this.#columnOf(part.start));
  }

  /** Changes within a value; null if it has to be rewritten. */
  #valueChanges(part: Part, wanted: unknown): Splice[] | null {
    const { value } = part;
    if (isSameData(this.#valueOf(part), wanted)) return [];
    if (value === null) return null;
    if (isScalar(value)) return this.#scalarChanges(value, wanted, false);
    if ('flow' in value && value.flow) return this.#bracketChanges(value, wanted);
    if (isMap(value) && isRecord(wanted) && Object.keys(wanted).length > 0)
      return this.#groupChanges(this.#fieldsOf(value), wanted);
    if (isSeq(value) && Array.isArray(wanted) && wanted.length > 0)
      return this.#listChanges(this.#itemsOf(value), wanted);
    return null;
  }

  #scalarChanges(node: Scalar.Parsed, wanted: unknown, inBrackets: boolean): Splice[] | null {
    if (typeof wanted === 'object') return null;
    const [start, end] = node.range;
    const old = this.source.slice(start, end);
    if (old.includes('\n')) {
      const text = typeof wanted === 'string' ? replaceWords(old, String(node.value), wanted) : null;
      return text === null ? null : [{ start, end, text }];
    }
    const text = scalarText(wanted, typeof wanted === 'string' ? node.type : undefined, inBrackets);
    return old === '' || text.includes('\n') ? null : [{ start, end, text }];
  }

  /** Changes within brackets: single values in place, or all of it on one line. */
  #bracketChanges(node: ParsedNode, wanted: unknown): Splice[] | null {
    if (typeof wanted !== 'object' || wanted === null || isSameData(wanted, [])) return null;
    const values = isMap<ParsedNode, ParsedNode | null>(node)
      ? node.items.map((pair) => [String(pair.key), pair.value] as const)
      : isSeq<ParsedNode>(node)
        ? node.items.map((value, index) => [String(index), value] as const)
        : [];
    if (values.length === 0) return null;
    const [start, end] = node.range;
    const whole = [{ start, end, text: bracketText(wanted, this.source[start + 1] === ' ') }];
    const next = new Map(Object.entries(wanted));
    if (next.size !== values.length) return whole;
    const changes = values.map(([name, value]): Splice[] | null => {
      const child: unknown = next.get(name);
      if (value === null || child === undefined) return null;
      if (isSameData(value.toJS(this.#document), child)) return [];
      return isScalar(value) ? this.#scalarChanges(value, child, true) : this.#bracketChanges(value, child);
    });
    return changes.includes(null) ? whole : changes.flatMap((change) => change ?? []);
  }

  #groupChanges(parts: readonly Part[], wanted: Group): Splice[] {
    const names = parts.map(({ name }) => name);
    const first = parts[0]?.start ?? 0;
    const column = this.#columnOf(first);
    const changes = parts.map((part, index): Splice => {
      const value = wanted[part.name ?? ''];
      if (value !== undefined) return { ...part, text: this.#partText(part, value) };
      // The comment above a field is removed with it; the indent before the first field stays for the next one.
      const next = parts[index + 1];
      return index === 0 && next !== undefined
        ? { start: part.start, end: next.start, text: '' }
        : { start: parts[index - 1]?.end ?? part.start, end: part.end, text: '' };
    });
    let place = { start: first, isFirst: true };
    for (const [name, value] of Object.entries(wanted)) {
      const at = names.indexOf(name);
      const known = parts[at];
      if (known !== undefined) place = { start: known.end, isFirst: false };
      else changes.push(this.#addition(place, column, { [name]: value }));
    }
    return changes;
  }

  /** New lines after a part, or before the first one. */
  #addition({ start, isFirst }: { start: number; isFirst: boolean }, column: number, value: unknown): Splice {
    const lines = this.#lines(value, column);
    const indent = ' '.repeat(column);
    const break_ = !isFirst && this.source[start - 1] !== '\n' ? '\n' : '';
    return { start, end: start, text: isFirst ? lines + indent : break_ + indent + lines };
  }

  /** Items are the same at both ends; in between, each is unchanged, changed or new. */
  #listChanges(parts: readonly Part[], wanted: readonly unknown[]): Splice[] {
    const old = parts.map((part) => this.#valueOf(part));
    const most = Math.min(old.length, wanted.length);
    let head = 0;
    while (head < most && isSameData(old[head], wanted[head])) head += 1;
    let tail = 0;
    while (tail < most - head && isSameData(old.at(-1 - tail), wanted.at(-1 - tail))) tail += 1;
    const between = parts.slice(head, parts.length - tail);
    const added = wanted.slice(head, wanted.length - tail);
    const moved = new Map<number, Part>();
    const left = [...between];
    for (const [index, value] of added.entries()) {
      const same = left.findIndex((part) => isSameData(this.#valueOf(part), value));
      const [part] = same === -1 ? [] : left.splice(same, 1);
      if (part !== undefined) moved.set(index, part);
    }
    const column = this.#columnOf(parts[0]?.start ?? 0);
    const indent = ' '.repeat(column);
    const texts = added.map((value, index) => {
      const part = moved.get(index) ?? left.shift();
      const lead = part === undefined ? indent : this.#lead(parts, part, indent);
      return lead + (part === undefined ? this.#lines([value], column) : this.#partText(part, value));
    });
    const start = parts[head - 1]?.end ?? (parts[0]?.start ?? 0) - column;
    const end = between.at(-1)?.end ?? start;
    const text = texts.join('');
    const break_ = start > 0 && this.source[start - 1] !== '\n' ? '\n' : '';
    return [{ start, end, text: break_ + text }];
  }

  /** The text between a part and the one before it: its indent, and comments above it. */
  #lead(parts: readonly Part[], part: Part, indent: string): string {
    const before = parts[parts.indexOf(part) - 1];
    return before === undefined ? indent : this.source.slice(before.end, part.start);
  }
}

/**
 * Writes wanted values into an old YAML text, and changes only the lines that differ.
 *
 * @returns Null if the text cannot be read.
 */
export function mergeYaml(source: string, wanted: unknown): string | null {
  return new YamlMerge(source).run(wanted);
}
