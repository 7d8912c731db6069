import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Programs of the bundle, by the names of their files without the ending. */
const programs = {
  main: 'src/host/main.ts',
  forms: 'src/commands/forms.ts',
  'health-check': 'src/host/health-check.ts',
} as const;

function isGlibc(): boolean {
  const report = process.report.getReport();
  const header = 'header' in report ? report.header : null;
  return typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header;
}

/** The package that holds libsql's binary for this platform. */
function binaryPackage({ platform, arch } = process): string {
  if (platform === 'win32') return `@libsql/win32-${arch}-msvc`;
  if (platform === 'linux') return `@libsql/linux-${arch}-${isGlibc() ? 'gnu' : 'musl'}`;
  return `@libsql/${platform}-${arch}`;
}

const choosingBinary = 'require(`@libsql/${target}`)';

/** libsql looks for its binary when it starts; in a bundle the path has to be known in advance. */
const libsqlBinary: Plugin = {
  name: 'libsql binary',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]libsql[\\/]index\.js$/ }, async ({ path: file }) => {
      const contents = await readFile(file, 'utf8');
      if (!contents.includes(choosingBinary))
        throw new Error(`${file} chooses its binary in another way than this bundle knows.`);
      return { contents: contents.replace(choosingBinary, `require('${binaryPackage()}')`) };
    });
  },
};

/**
 * Writes the host, its command for forms and its health check into a folder, with everything that they import and
 * libsql's binary for this platform: they run there without any packages.
 *
 * @throws When the folder is not empty.
 */
export async function bundleHost(folder: string): Promise<void> {
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(programs).map(([name, file]) => [name, path.resolve(file)]),
    ),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    loader: { '.node': 'copy' },
    plugins: [libsqlBinary],
    legalComments: 'inline',
    logLevel: 'warning',
    // An optional binary of pg, which works without it.
    external: ['pg-native'],
  });
}
