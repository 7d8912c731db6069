import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collections } from '../model/load/files/collections';
import { listVisibleFiles } from '../model/load/files/files';
import { checkEntry } from './check-entry';
import { gitHostMarkdown, gitHostYaml } from './git-host-format';

function read(file: string): Record<string, unknown> {
  const source = readFileSync(path.join('content', file), 'utf8');
  return (file.endsWith('.md') ? gitHostMarkdown : gitHostYaml).fromFile(source);
}

describe('checkEntry', () => {
  it.each(Object.keys(collections))('accepts every entry of %s', async (name) => {
    const location = Object.entries(collections).find(([known]) => known === name)?.[1];
    if (location === undefined) throw new Error(name);
    const { folder, ending } = location;
    const files =
      'file' in location
        ? [`${location.file}${ending}`]
        : await listVisibleFiles(path.join('content', folder));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const data = read(path.join(folder, file));
      const collection = 'file' in location ? 'settings' : 'grouped' in location ? `${name}-x` : name;
      expect(() => {
        checkEntry({ collection, slug: path.basename(file, ending), data });
      }).not.toThrow();
    }
  });

  it("refuses an entry with the schema's words", () => {
    const data = { ...read('places/taber-ab.yaml'), latitude: 149.784 };
    expect(() => {
      checkEntry({ collection: 'places', slug: 'taber-ab', data });
    }).toThrow(/^Nothing was saved\. latitude \(.*\): 149\.784 is too large: at most .*Write: /);
    expect(() => {
      checkEntry({ collection: 'questions-buying', slug: 'a', data: { body: 'Yes.' } });
    }).toThrow('title');
  });
});
