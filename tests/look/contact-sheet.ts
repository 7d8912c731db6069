import { escapeXml } from '../../src/lib/escape-xml';
import { describeOutcome, kinds, ofKind, type PictureResult } from './result';

const styles = `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; color: #222; background: #e4e4e4 }
  section { display: flex; flex-wrap: wrap; gap: 24px 16px; align-items: start; margin-bottom: 40px }
  figure { margin: 0; width: 240px }
  figure div { max-height: 420px; overflow: hidden; border: 1px solid #999; background: #fff }
  figure.pair { width: 100% }
  figure.pair div { display: flex; gap: 16px; max-height: none; border: 0; background: none }
  figure.pair a { width: 33% }
  figure.pair img { border: 1px solid #999; max-width: 100%; width: auto }
  img { display: block; width: 100% }
  figcaption { margin: 6px 0; overflow-wrap: anywhere }
`;

function picture(folder: string, file: string, small: string): string {
  return `<a href="${folder}/${file}.png"><img src="small/${small}.png" alt="${folder}"></a>`;
}

function figure(result: PictureResult): string {
  const { name, width, file, outcome } = result;
  const caption = `<figcaption><b>${escapeXml(name)}</b> at ${width}: ${escapeXml(describeOutcome(result))}</figcaption>`;
  switch (outcome.kind) {
    case 'differs': {
      const all = ['before', 'now', 'difference'].map((folder) => picture(folder, file, `${file}-${folder}`));
      return `<figure class="pair">${caption}<div>${all.join('')}</div></figure>`;
    }
    case 'failed':
      return `<figure>${caption}</figure>`;
    default:
      return `<figure><div>${picture('now', file, file)}</div>${caption}</figure>`;
  }
}

/**
 * Returns the contact sheet, a page next to the folders of pictures. Differences come first, with before, now and the
 * difference side by side around the rows that changed; every picture links to the full one.
 */
export function writeContactSheet(results: readonly PictureResult[]): string {
  const sections = kinds.map(({ kind, heading }) => {
    const found = ofKind(results, kind);
    if (found.length === 0) return '';
    return `<h2>${heading}: ${found.length}</h2>\n<section>\n${found.map(figure).join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<title>How the site looks</title>
<style>${styles}</style>
<h1>How the site looks</h1>
${sections.filter(Boolean).join('\n')}
</html>
`;
}
