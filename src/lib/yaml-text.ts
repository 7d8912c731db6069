import { Document, isCollection, isScalar, Scalar, visit } from 'yaml';

/** Parsers of older YAML versions would read these as dates. */
const dateLike = /^\d{4}-\d\d-\d\d/;

const layout = { lineWidth: 0, singleQuote: true } as const;

/** A value as lines of YAML, as the CMS writes it, with a final line break. */
export function blockText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && dateLike.test(String(node.value))) node.type = 'QUOTE_SINGLE';
    },
  });
  return document.toString(layout);
}

/**
 * A list or group on one line, in brackets.
 *
 * @param padded Whether there is a space inside the brackets.
 */
export function bracketText(value: unknown, padded: boolean): string {
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ ...layout, flowCollectionPadding: padded }).trim();
}

/**
 * A single value, quoted like the one before it, or if it has to be.
 *
 * @param type The quotes of the value before it.
 */
export function scalarText(value: unknown, type: Scalar.Type | undefined, inBrackets: boolean): string {
  const scalar = new Scalar(value);
  if (type !== undefined) scalar.type = type;
  if (inBrackets) return bracketText([scalar], false).slice(1, -1);
  return new Document<Scalar>(scalar).toString(layout).trimEnd();
}
