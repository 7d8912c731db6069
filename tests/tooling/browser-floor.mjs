import bcd from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** The browsers of decision 064, by their names in browserslist and in MDN's data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

function compareVersions(a, b) {
  const [major, minor = 0] = a.split('.').map(Number);
  const [otherMajor, otherMinor = 0] = b.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** The oldest supported version of each browser, by `browserslist` in package.json. */
const oldest = Object.entries(names).map(([name, ofData]) => {
  const versions = browserslist()
    .filter((entry) => entry.startsWith(`${name} `) && /\d/.test(entry))
    .map((entry) => entry.split(' ')[1].split('-')[0]);
  return [ofData, versions.sort(compareVersions)[0]];
});

/** Lists the supported browsers that lack a feature by its data. */
function lacking({ support }) {
  return oldest.flatMap(([browser, version]) => {
    const statement = [support[browser]].flat()[0];
    const { version_added: added, flags } = statement ?? { version_added: false };
    const hasIt =
      typeof added === 'string' &&
      flags === undefined &&
      (added === 'preview' ? false : compareVersions(added.replace('≤', ''), version) <= 0);
    return hasIt ? [] : [`${browser} ${version}`];
  });
}

const { builtins } = bcd.javascript;

/** Finds MDN's data on a member of an interface; undefined if there is none. */
function findMember({ owner, isStatic }, member) {
  const ofLanguage = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  for (const group of [bcd.api[owner], builtins[ofLanguage], builtins.Intl[ofLanguage]]) {
    const found = (isStatic ? group?.[`${member}_static`] : undefined) ?? group?.[member];
    if (found?.__compat !== undefined) return found.__compat;
  }
  return undefined;
}

/** Lists the interfaces of a type, its own before those it extends. */
function interfacesOf(checker, type) {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => interfacesOf(checker, part));
  const apparent = checker.getApparentType(type);
  const symbol = apparent.aliasSymbol ?? apparent.getSymbol();
  // Static members belong to the variable whose type has no name.
  const variable = symbol?.declarations?.[0]?.parent;
  const isStatic = symbol?.name === '__type' || symbol?.name.endsWith('Constructor') === true;
  const owner = symbol?.name === '__type' ? variable?.name?.getText?.() : symbol?.name;
  const bases = apparent.getBaseTypes?.() ?? [];
  return [{ owner: owner ?? '', isStatic }, ...bases.flatMap((base) => interfacesOf(checker, base))];
}

/**
 * Finds uses of features that a supported browser lacks, by the types of the code and MDN's data. A file that checks
 * for the feature by name, with `in` or `typeof`, is allowed to use it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const browserFloor = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: '{{name}} is missing in {{browsers}} (decision 064).' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const { program } = services;
    const checker = program.getTypeChecker();
    const asked = new Set();
    const uses = [];

    function isOfBrowser(symbol) {
      const declarations = symbol?.declarations ?? [];
      return declarations.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
    }
    function use(node, name, compat) {
      const browsers = compat === undefined ? [] : lacking(compat);
      if (browsers.length > 0) uses.push({ node, name, browsers: browsers.join(', ') });
    }
    function useMember(node, ofObject) {
      const type = checker.getApparentType(services.getTypeAtLocation(ofObject));
      if (node.type !== 'Identifier' || !isOfBrowser(checker.getPropertyOfType(type, node.name))) return;
      const known = interfacesOf(checker, type).map((one) => findMember(one, node.name));
      use(
        node,
        node.name,
        known.find((compat) => compat !== undefined),
      );
    }
    function useGlobal(node) {
      if (isOfBrowser(services.getSymbolAtLocation(node)))
        use(node, node.name, (bcd.api[node.name] ?? builtins[node.name])?.__compat);
    }

    return {
      MemberExpression({ computed, object, property }) {
        if (!computed) useMember(property, object);
      },
      'ObjectPattern > Property[computed=false]'({ key, parent }) {
        useMember(key, parent);
      },
      ':not(MemberExpression, Property, [type=/^TS/]) > Identifier': useGlobal,
      'MemberExpression > Identifier.object': useGlobal,
      'Literal[regex]'(node) {
        if (/\(\?<[=!]/.test(node.regex.pattern))
          use(node, 'Lookbehind', bcd.javascript.regular_expressions.lookbehind_assertion.__compat);
      },
      "BinaryExpression[operator='in'] > Literal.left"({ value }) {
        asked.add(value);
      },
      'UnaryExpression[operator=typeof] > .argument'(node) {
        asked.add(node.type === 'MemberExpression' ? node.property.name : node.name);
      },
      'Program:exit'() {
        for (const { node, ...data } of uses)
          if (!asked.has(data.name)) context.report({ node, messageId: 'missing', data });
      },
    };
  },
};
