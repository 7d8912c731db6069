/**
 * Allowed imports of the project's own code, by importer. `$1` is the folder that the importer's pattern
 * matched: a feature or a template may import from its own folder, not from its neighbours.
 */
const mayImport = {
  '^src/lib/(?!node/)': ['lib/'],
  '^src/lib/node/': ['lib/'],
  '^src/model/schema/': ['lib/', 'model/schema/'],
  '^src/model/derive/': ['lib/', 'model/derive/', 'model/schema/'],
  '^src/model/load/': ['lib/', 'model/'],
  '^src/page-data/': ['lib/', 'model/derive/', 'model/schema/', 'page-data/'],
  // The half of a page kind that runs in the build, and the types of both halves.
  '^src/templates/([^/]+)/(page[.]|page-|props[.])': [
    'lib/',
    'model/derive/',
    'model/schema/',
    'page-data/',
    'templates/$1/(page-|props[.])',
  ],
  // The half of a page kind that ships.
  '^src/templates/([^/]+)/(?!page[.]|page-|props[.])': [
    'lib/',
    'styles/',
    'ui/',
    'features/',
    'components/',
    'layout/',
    'model/derive/',
    'model/schema/',
    'page-data/',
    'templates/$1/(?!page[.]|page-)',
  ],
  '^src/styles/': ['styles/'],
  '^src/ui/': ['lib/', 'styles/', 'ui/'],
  '^src/features/([^/]+)/': ['lib/', 'styles/', 'ui/', 'features/$1/', 'model/derive/', 'model/schema/'],
  '^src/components/([^/]+)/': [
    'lib/',
    'styles/',
    'ui/',
    'features/',
    'components/$1/',
    // Plans and maps of land are in parts about sales and in notices.
    'components/land/',
    'model/derive/',
    'model/schema/',
    'page-data/',
  ],
  '^src/layout/': [
    'lib/',
    'styles/',
    'ui/',
    'features/',
    'components/',
    'layout/',
    'model/derive/',
    'model/schema/',
    'page-data/',
  ],
  '^src/app/': ['lib/', 'ui/', 'features/', 'components/', 'layout/', 'app/'],
  // The document around every page; Gatsby requires it here.
  '^src/html(?:[.]test)?[.]tsx$': [],
  '^src/build/': ['lib/', 'model/', 'page-data/', 'templates/[^/]+/page[.]ts$', 'build/'],
  '^src/(host|api)/': ['lib/', 'host/', 'api/', 'model/derive/', 'model/schema/'],
  '^src/worker/': ['lib/', 'worker/', 'model/derive/'],
  // The page for editors, which is bundled by itself.
  '^src/admin/': [
    'lib/',
    // The plan of a sale is drawn and checked during typing.
    'components/land/',
    'model/derive/',
    'model/schema/',
    'model/load/files/(collections|parse-file|problem|schema-problems)[.]ts$',
    'model/load/checks/(land-warnings|sale-land)[.]ts$',
    'admin/',
  ],
  '^src/commands/': ['lib/', 'build/', 'host/', 'model/load/', 'commands/'],
};

const test = '[.]test[.]tsx?$';

/** These may import only types of the schemas, so that zod stays out of the browser. */
const schemaByTypeOnly = '^src/(model/derive|page-data|features|components|layout|templates|host|api)/';

/** These may import only types of the builders of props: the functions stay in the build. */
const pageDataByTypeOnly = '^src/((components|layout)/|templates/[^/]+/(?!page[.]|page-|props[.]))';

/** Modules that ship to the browser, or may. */
const browserCode = '^src/(lib/(?!node/)|model/derive|ui|features|components|layout|templates|app|worker)/';

/** Only these may use Node's own modules and helpers that use them. */
const nodeLayers = ['^src/(lib/node|model/load|build|host|api|commands)/', test];

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
      name: 'page data by type only',
      severity: 'error',
      from: { path: pageDataByTypeOnly, pathNot: test },
      to: { path: '^src/page-data/', dependencyTypesNot: ['type-only'] },
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
      from: { path: '^src/(lib|model|page-data|host|api|commands)/' },
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
      name: "Node's helpers only at the edge",
      severity: 'error',
      from: { path: '^src/', pathNot: nodeLayers },
      to: { path: '^src/lib/node/' },
    },
    {
      name: 'packages for development stay in tests',
      severity: 'error',
      from: { path: '^(src/|gatsby-)', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'build is called by gatsby-node and by commands',
      severity: 'error',
      from: { pathNot: ['^gatsby-node[.]ts$', '^src/(build|commands)/', '^tests/'] },
      to: { path: '^src/build/' },
    },
    {
      name: 'src never imports tests',
      comment: 'Commands may start the stand-ins for outside services.',
      severity: 'error',
      from: { path: '^(src/|gatsby-)', pathNot: '^src/commands/' },
      to: { path: '^tests/' },
    },
    {
      name: 'commands see the stand-ins alone',
      severity: 'error',
      from: { path: '^src/commands/' },
      to: { path: '^tests/', pathNot: '^tests/stand-ins/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circles of folders',
      comment: 'Leaves out a folder and its subfolders, which folder-pairs.test.ts compares.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '[.](test|config|d)[.]',
          'Template[.]tsx$',
          '^src/api/',
          '^gatsby-',
          '^tests/',
          // webpack loads these by their paths.
          '^src/build/webpack/[^/]+[.]cjs$',
        ],
      },
      to: {},
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      // Decap's core is within its app; src/build/cms/write-admin.ts fails if it is not there. The manifest exists once
      // the site is built; static hosts bundle their functions after that.
      to: { couldNotResolve: true, pathNot: ['^node:', '^decap-cms-core/', '/generated/host[.]json$'] },
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
