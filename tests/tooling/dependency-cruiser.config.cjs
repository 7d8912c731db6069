/**
 * What may be imported from the project's own code, by importer. `$1` is the folder that the importer's
 * pattern caught: a feature or a template sees its own folder, not its neighbours.
 */
const mayImport = {
  '^src/lib/': ['lib/'],
  '^src/model/schema/': ['lib/', 'model/schema/'],
  '^src/model/derive/': ['lib/', 'model/derive/', 'model/schema/'],
  '^src/model/load/': ['lib/', 'model/'],
  '^src/styles/': ['styles/'],
  '^src/ui/': ['lib/', 'styles/', 'ui/'],
  '^src/features/([^/]+)/': ['lib/', 'styles/', 'ui/', 'features/$1/', 'model/derive/', 'model/schema/'],
  '^src/layout/': ['lib/', 'styles/', 'ui/', 'features/', 'layout/', 'model/derive/', 'model/schema/'],
  '^src/templates/([^/]+)/': [
    'lib/',
    'styles/',
    'ui/',
    'features/',
    'layout/',
    'templates/$1/',
    'model/derive/',
    'model/schema/',
  ],
  '^src/pages/': ['lib/', 'styles/', 'ui/', 'features/', 'layout/', 'model/derive/', 'model/schema/'],
  '^src/app/': ['lib/', 'ui/', 'features/', 'layout/', 'app/'],
  // The document around every page; Gatsby wants it here.
  '^src/html\\.tsx$': [],
  '^src/build/': ['lib/', 'model/', 'build/'],
  '^src/(host|api)/': ['lib/', 'host/', 'api/', 'model/derive/', 'model/schema/'],
};

const test = '[.]test[.]tsx?$';

/** These see the schemas by type only, so that zod stays out of the browser. */
const schemaByTypeOnly = '^src/(model/derive|features|layout|templates|pages|host|api)/';

/** What ships to the browser, or may. */
const browserCode = '^src/(lib|model/derive|ui|features|layout|templates|pages|app)/';

/** Only these may use Node's own modules. */
const nodeLayers = ['^src/(model/load|build|host|api)/', test];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([from, to]) => ({
      name: `imports of ${from.slice(1)}`,
      comment: `${from.slice(1)} may import from src/ only ${to.join(', ')}`,
      severity: 'error',
      from: { path: from, pathNot: test },
      to: { path: '^src/', pathNot: to.map((folder) => `^src/${folder}`) },
    })),
    {
      name: 'a folder of the table',
      comment: 'A new folder under src/ gets its row in the table first.',
      severity: 'error',
      from: { path: '^src/', pathNot: Object.keys(mayImport) },
      to: {},
    },
    {
      name: 'schemas by type only',
      severity: 'error',
      from: { path: schemaByTypeOnly, pathNot: test },
      to: { path: '^src/model/schema/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no zod in the browser',
      comment: 'zod/mini may ship; zod is 77 kB.',
      severity: 'error',
      from: { path: browserCode, pathNot: test },
      to: {
        path: 'node_modules/zod/',
        pathNot: 'node_modules/zod/(v4/)?mini/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no React and no Gatsby below the interface',
      severity: 'error',
      from: { path: '^src/(lib|model|host|api)/' },
      to: { path: 'node_modules/(react|react-dom|gatsby|gatsby-[^/]+|@testing-library)/' },
    },
    {
      name: 'ui knows no router',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(gatsby|gatsby-[^/]+|@gatsbyjs)/' },
    },
    {
      name: 'node only at the edge',
      severity: 'error',
      from: { path: '^src/', pathNot: nodeLayers },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages for development stay in tests',
      severity: 'error',
      from: { path: '^(src/|gatsby-)', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'build is called by gatsby-node alone',
      severity: 'error',
      from: { pathNot: ['^gatsby-node[.]ts$', '^src/build/', '^tests/'] },
      to: { path: '^src/build/' },
    },
    {
      name: 'src never imports tests',
      severity: 'error',
      from: { path: '^(src/|gatsby-)' },
      to: { path: '^tests/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['[.](test|config|d)[.]', 'Template[.]tsx$', '^src/api/', '^gatsby-', '^tests/'],
      },
      to: {},
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^node:' },
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
