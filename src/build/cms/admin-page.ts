import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { escapeXml } from '../../lib/escape-xml';

/** A page for editors: HTML that is the same for everybody, and one script. */
interface AdminPage {
  /** Folder below public/, such as admin/publish; the page is served at its address. */
  readonly folder: string;
  /** Such as Publish the site; the company follows. */
  readonly title: string;
  readonly company: string;
  /** Further elements of the head. */
  readonly head?: string;
  /** HTML, without the script. */
  readonly body: string;
  /** File below src/admin/; its name is that of the script. */
  readonly script: string;
  /** Options of esbuild in addition to those of all these scripts. */
  readonly bundle?: BuildOptions;
}

interface Script {
  readonly file: string;
  readonly integrity: string;
}

function html({ folder, title, company, head = '', body }: AdminPage, script: Script): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<title>${escapeXml(title)} | ${escapeXml(company)}</title>
${head}</head>
<body>
${body}<script src="/${folder}/${script.file}" integrity="${script.integrity}" crossorigin></script>
</body>
</html>
`;
}

/**
 * Writes a page for editors with its script, outside Gatsby: with the CMS as a page of Gatsby, a build takes ten times
 * as long.
 */
export async function writeAdminPage(publicDir: string, page: AdminPage): Promise<void> {
  const folder = path.join(publicDir, page.folder);
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [path.resolve('src', 'admin', page.script)],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
    ...page.bundle,
  });
  const file = `${path.basename(page.script, '.ts')}.js`;
  const digest = createHash('sha256').update(await readFile(path.join(folder, file)));
  const integrity = `sha256-${digest.digest('base64')}`;
  await writeFile(path.join(folder, 'index.html'), html(page, { file, integrity }));
}
