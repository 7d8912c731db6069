import { expect, it } from '@jest/globals';
import { gitHostMarkdown, gitHostYaml } from './git-host-format';

it('keeps comments and brackets of what has not changed', () => {
  const source = "# By hand\nname: Taber # the town\ntags: [a, 'b']\n";
  const opened = gitHostYaml.fromFile(source);
  expect(gitHostYaml.toFile(opened)).toBe(source);
  expect(gitHostYaml.toFile({ ...opened, name: 'Taber North' })).toBe(
    "# By hand\nname: Taber North # the town\ntags: [a, 'b']\n",
  );
});

it('keeps the source out of the file, a new one as well', () => {
  const opened = gitHostMarkdown.fromFile('---\ntitle: T\n---\n\nOld.\n');
  expect(gitHostMarkdown.toFile({ ...opened, body: 'New.' })).toBe('---\ntitle: T\n---\n\nNew.\n');
  expect(gitHostMarkdown.toFile({ title: 'T', body: 'New.' })).toBe('---\ntitle: T\n---\n\nNew.\n');
});
