import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { errorCode } from '../../lib/error-code';

/** The scripts that end every page as Gatsby puts them in, and a copy of them as Gatsby wrote them. */
interface PageScripts {
  readonly scripts: string;
  readonly original: string;
}

const chunkMap = /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>/;

/**
 * Puts Gatsby's own scripts back before it compares them with new ones: it renders every page anew when they differ.
 */
export async function restorePageScripts({ scripts, original }: PageScripts): Promise<void> {
  try {
    await copyFile(original, scripts);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Takes the map of chunks out of the scripts: it names every template with nothing, in 250 bytes a page. */
export async function stripPageScripts({ scripts, original }: PageScripts): Promise<void> {
  await copyFile(scripts, original);
  const html = await readFile(original, 'utf8');
  await writeFile(scripts, html.replace(chunkMap, '').trim());
}
