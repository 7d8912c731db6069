import { expect, it } from '@jest/globals';
import { withoutPathScript } from './page-path';

const others = [<div key="notice" />, 'text'];

it('leaves out the script with the path of the page, and nothing else', () => {
  expect(withoutPathScript([...others, <script key="script-loader" />])).toEqual(others);
});

it('stops the build at a page without the script', () => {
  expect(() => withoutPathScript(others)).toThrow(
    /no script .*"script-loader".*src\/app\/page-path\.ts.*static-entry\.js.*Patches of Gatsby/,
  );
});
