import { describe, expect, it } from '@jest/globals';
import { gitHostMarkdown, gitHostYaml, openedSource, readOpened } from './git-host-format';

describe('files at a git host', () => {
  it('keep comments and brackets of unchanged fields', () => {
    const source = "# By hand\nname: Taber # the town\ntags: [a, 'b']\n";
    const opened = gitHostYaml.fromFile(source);
    expect(readOpened(gitHostYaml.toFile(opened)).text).toBe(source);
    expect(readOpened(gitHostYaml.toFile({ ...opened, name: 'Taber North' })).text).toBe(
      "# By hand\nname: Taber North # the town\ntags: [a, 'b']\n",
    );
  });

  it('are written without the source, including new ones', () => {
    const opened = gitHostMarkdown.fromFile('---\ntitle: T\n---\n\nOld.\n');
    const wanted = '---\ntitle: T\n---\n\nNew.\n';
    expect(readOpened(gitHostMarkdown.toFile({ ...opened, body: 'New.' })).text).toBe(wanted);
    expect(readOpened(gitHostMarkdown.toFile({ title: 'T', body: 'New.' })).text).toBe(wanted);
  });

  it('still have the opened source when a draft of them is restored', () => {
    const source = 'name: "Taber" # \u2028 \\n\n';
    const kept = gitHostYaml.toFile({ ...gitHostYaml.fromFile(source), name: 'Taber North' });
    const restored = gitHostYaml.fromFile(kept);
    expect(restored.name).toBe('Taber North');
    expect(openedSource(restored)).toBe(source);
    const fresh = gitHostYaml.fromFile(gitHostYaml.toFile({ name: 'Vulcan' }));
    expect([fresh, openedSource(fresh)]).toEqual([{ name: 'Vulcan' }, null]);
  });

  it('may begin with a comment that only looks like ours', () => {
    const source = '# opened "by\\q hand"\nname: Taber\n';
    const opened = gitHostYaml.fromFile(source);
    expect([opened.name, openedSource(opened)]).toEqual(['Taber', source]);
  });
});
