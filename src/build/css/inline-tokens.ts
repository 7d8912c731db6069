import postcss, { type Declaration, type Root } from 'postcss';

const reference = /var\((--[\w-]+)\)/g;

/** Declarations of custom properties on the root element, in any layers and media. */
function rootDeclarations(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      found.push(declaration);
    });
  });
  return found;
}

/** Values by name, with the references to others among them resolved. */
function resolveTokens(declarations: readonly Declaration[]): ReadonlyMap<string, string> {
  const raw = new Map(declarations.map(({ prop, value }) => [prop, value]));
  const resolve = (value: string): string =>
    value.replace(reference, (whole, name: string) => {
      const inner = raw.get(name);
      return inner === undefined ? whole : resolve(inner);
    });
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}

/** Tokens by name: custom properties that are set once, on the root element. Those set twice stay variables. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const declarations = rootDeclarations(postcss.parse(css));
  const counts = new Map<string, number>();
  for (const { prop } of declarations) counts.set(prop, (counts.get(prop) ?? 0) + 1);
  return resolveTokens(declarations.filter(({ prop }) => counts.get(prop) === 1));
}

/** Tokens by name as a sheet sets them first: those of the light theme. */
export function readFirstTokens(css: string): ReadonlyMap<string, string> {
  return resolveTokens(rootDeclarations(postcss.parse(css)).reverse());
}

/**
 * Replaces tokens by their values and drops their declarations: a page then carries the values it shows and no table
 * of names. Repeated values weigh next to nothing once compressed.
 */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  for (const declaration of rootDeclarations(root)) if (tokens.has(declaration.prop)) declaration.remove();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      reference,
      (whole, name: string) => tokens.get(name) ?? whole,
    );
  });
  return root.toString();
}
