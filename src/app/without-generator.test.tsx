import { expect, it } from '@jest/globals';
import { withoutGenerator } from './without-generator';

const others = [<meta key="theme-color" name="theme-color" />, 'text'];

it('leaves out the element that names Gatsby, and nothing else', () => {
  const generator = <meta key="generator-5.16.1" name="generator" content="Gatsby 5.16.1" />;
  expect(withoutGenerator([generator, ...others])).toEqual(others);
});

it('stops the build at a page without the element', () => {
  expect(() => withoutGenerator(others)).toThrow(
    /no element .*"generator-".*src\/app\/without-generator\.ts.*Patches of Gatsby/,
  );
});
