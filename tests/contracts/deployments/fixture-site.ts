import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPolicy, hashScripts } from '../../../src/build/hosting/content-policy';
import type { BuildHeaders } from '../../../src/build/hosting/headers';
import { writeHostManifest } from '../../../src/build/hosting/host-manifest';
import { renderHeadersFile, writeStaticHostFiles } from '../../../src/build/hosting/static-host-files';
import { compressFolder } from '../../../src/host/compress-folder';
import { readManifest } from '../../../src/host/site/read-manifest';
import type { HostManifest } from '../../../src/model/derive/host-manifest';

/** A small site as the build leaves it, with the real tables of headers and redirects. */
export interface FixtureSite {
  /** The folder with public/ and generated/. */
  readonly dir: string;
  readonly publicDir: string;
  readonly manifest: HostManifest<Date>;
  readonly remove: () => Promise<void>;
}

function page(title: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title>${'<p>Land for sale</p>'.repeat(60)}</html>`;
}

const script = 'window.a=1;';
const paragraph = 'let land = "for sale";\n'.repeat(60);

/** The content of each file in public/. */
export const files = {
  'index.html': page('Home'),
  '404.html': page('No such page'),
  '404/index.html': page('No such page'),
  '500.html': page('An error has occurred'),
  '500/index.html': page('An error has occurred'),
  'sales/index.html': page('Sales'),
  'farmlandexchange/index.html': page('Podcast'),
  'faq/index.html': page('Questions'),
  'admin/index.html': page('Editors'),
  'admin/admin.js': paragraph,
  'page-data/sales/page-data.json': JSON.stringify({ text: paragraph }),
  'app-0123456789abcdef0123.js': paragraph,
  '0123456789abcdef0123.css': 'p { color: green; }\n'.repeat(60),
  'sw.js': paragraph,
  'static/inter-0123456789abcdef0123.woff2': 'wOF2',
  'static/sky-0123456789abcdef0123.avif': 'avif',
  'media/episode.mp3': '0123456789'.repeat(500),
  'media/terms.pdf': '%PDF-1.7',
  'media/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'media/old/deep/terms.html': '<script>alert(1)</script>',
  'media/old/page.XML': '<a/>',
  'media/old/tool.mjs': 'alert(1)',
  'media/feed.xml': '<rss/>',
  'media/notes': 'plain bytes',
  'sales/atom.xml': '<feed/>',
  'sales/calendar.ics': 'BEGIN:VCALENDAR',
  'farmlandexchange/feed.xml': '<rss/>',
  'farmlandexchange/files/one/chapters.json': '{"version":"1.2.0"}',
  'farmlandexchange/files/one/transcript.vtt': 'WEBVTT',
  'past-sales/results.csv': 'a,b',
  'auctions/goose-lake/goose-lake.geojson': '{"type":"FeatureCollection"}',
  'opensearch.xml': '<OpenSearchDescription/>',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'preview.png': 'PNG',
  'quoted/notes.txt': 'A rule of its own applies here.',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
} as const;

/** Files in public/ that are not for visitors. */
export const hiddenFiles = {
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=2',
  '.well-known/.env': 'SECRET=3',
  'sales/.env': 'SECRET=4',
  'app-0123456789abcdef0123.js.map': 'SECRET=5',
  'sales/index.html.part': 'SECRET=6',
} as const;

const headers: BuildHeaders = {
  transportSecurity: 'max-age=63072000',
  contentPolicy: contentPolicy(hashScripts(`<script>${script}</script>`), {
    scripts: [],
    connections: ['https://bid.example.com'],
    images: [],
    media: [],
  }),
  requiresIntegrity: true,
};

/** A rule with the characters that have a meaning in the configurations of web servers. */
const quotedRule = {
  path: '/quoted/n+(o)tes|.txt',
  headers: { 'X-Never': 'the path is no regular expression' },
};
const quotedValue = {
  path: '/quoted/*',
  headers: { 'X-Quoted': `a="b\\c";d={"e":'f'};#;~^g` },
};

/** Writes the site into a new folder, compressed as `npm run build` does. */
export async function writeFixtureSite(): Promise<FixtureSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'deployment-'));
  const publicDir = path.join(dir, 'public');
  for (const [name, content] of Object.entries({ ...files, ...hiddenFiles })) {
    const file = path.join(publicDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // Beside the site, where a path with dots would lead.
  await writeFile(path.join(dir, 'secret.txt'), 'SECRET=7');
  await writeStaticHostFiles(publicDir, headers);
  await appendFile(path.join(publicDir, '_headers'), `\n${renderHeadersFile([quotedValue])}`);
  const generated = path.join(dir, 'generated');
  await writeHostManifest(
    generated,
    {
      sales: [
        { sale: { slug: 'goose-lake', state: 'postponed' }, times: { opensAt: null, finalCloseAt: null } },
      ],
      formErrors: {},
      changes: [],
    },
    headers,
  );
  await compressFolder(publicDir);
  const file = path.join(generated, 'host.json');
  const { headers: rules, ...others } = await readManifest(file);
  await writeFile(file, JSON.stringify({ ...others, headers: [...rules, quotedRule, quotedValue] }));
  return {
    dir,
    publicDir,
    manifest: await readManifest(file),
    remove: () => rm(dir, { recursive: true }),
  };
}
