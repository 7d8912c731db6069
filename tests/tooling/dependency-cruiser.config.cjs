/** What may be imported from the project's own code, by importer; the table of docs/decisions.md. */
const mayImport = {
  '^src/lib/': ['^src/lib/'],
  '^src/model/schema/': ['^src/lib/', '^src/model/schema/'],
  '^src/model/derive/': ['^src/lib/', '^src/model/derive/', '^src/model/schema/'],
  '^src/model/load/': ['^src/lib/', '^src/model/'],
  '^src/ui/': ['^src/lib/', '^src/styles/', '^src/ui/'],
  '^src/layout/': ['^src/(lib|styles|ui|features|layout|model/derive|model/schema)/'],
  '^src/templates/': ['^src/(lib|styles|ui|features|layout|templates|model/derive|model/schema)/'],
  '^src/app/': ['^src/(lib|ui|features|layout|app)/'],
  '^src/build/': ['^src/(lib|model|build)/'],
  '^src/(host|api)/': ['^src/(lib|host|api|model/derive|model/schema)/'],
};

/** Layers that see the schemas by type only, so that zod stays out of the browser. */
const schemaByTypeOnly = '^src/(model/derive|features|layout|templates|host|api)/';

/** Only these may use Node's own modules. */
const nodeLayers = '^(src/(model/load|build|host|api)/|gatsby-|tests/|src/.*[.]test[.])';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([from, to]) => ({
      name: `imports of ${from}`,
      comment: `${from} may import only ${to.join(', ')}`,
      severity: 'error',
      from: { path: from, pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(src|tests|gatsby-)', pathNot: to },
    })),
    {
      name: 'schemas by type only',
      severity: 'error',
      from: { path: schemaByTypeOnly, pathNot: '[.]test[.]tsx?$' },
      to: { path: '^src/model/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'node only at the edge',
      severity: 'error',
      from: { path: '^src/', pathNot: nodeLayers },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'build is called by gatsby-node alone',
      severity: 'error',
      from: { pathNot: '^(gatsby-node[.]ts|src/build/|tests/)' },
      to: { path: '^src/build/' },
    },
    { name: 'src never imports tests', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['[.](test|config|d)[.]', 'Template[.]tsx$', '^gatsby-', '^tests/'] },
      to: {},
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(gatsby|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(generated|public|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
