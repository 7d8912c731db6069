import { describe, expect, it, jest } from '@jest/globals';
import { cloneElement, type ReactElement } from 'react';
import { withoutTagScripts } from './without-tag-scripts';

const origin = 'https://www.googletagmanager.com';
const gtag = { id: 'G-ABC123DEF4', origin };
const tagManager = { id: 'GTM-ABC123', origin };
const tags = { gtag, tagManager };
const none = { gtag: null, tagManager: null };
const partNames = ['head', 'preBody', 'postBody'] as const;
const title = <title key="title">Sale</title>;

type Elements = readonly ReactElement[];

interface TagPlugin {
  readonly onRenderBody: (
    setters: Readonly<Record<`set${'Head' | 'PreBody' | 'PostBody'}Components`, (added: Elements) => void>>,
    options: object,
  ) => void;
}

/** Returns the parts of a page with what the installed plugins add to them. */
function partsOfPage() {
  const parts = { head: [title], preBody: [title], postBody: [title] };
  const setters = {
    setHeadComponents: (added: Elements) => parts.head.push(...added),
    setPreBodyComponents: (added: Elements) => parts.preBody.push(...added),
    setPostBodyComponents: (added: Elements) => parts.postBody.push(...added),
  };
  jest
    .requireActual<TagPlugin>('gatsby-plugin-google-gtag/gatsby-ssr')
    .onRenderBody(setters, { trackingIds: [gtag.id] });
  jest.requireActual<TagPlugin>('gatsby-plugin-google-tagmanager/gatsby-ssr').onRenderBody(setters, {
    id: tagManager.id,
    includeInDevelopment: true,
    defaultDataLayer: { type: 'object', value: { platform: 'gatsby' } },
  });
  return parts;
}

const added = partNames.flatMap((part) =>
  partsOfPage()
    [part].filter(({ key }) => key !== 'title')
    .map(({ key }) => [String(key), part] as const),
);

describe('withoutTagScripts', () => {
  it('leaves out all that the plugins add to a page', () => {
    const parts = partsOfPage();
    expect(added).toHaveLength(6);
    for (const part of partNames) expect(withoutTagScripts(parts[part], part, tags)).toEqual([title]);
  });

  it('leaves a page as it is where no tag is configured', () => {
    for (const part of partNames) expect(withoutTagScripts([title], part, none)).toEqual([title]);
  });

  it.each(added)('stops the build where no element has the key %s in the %s', (key, part) => {
    const others = partsOfPage()[part].filter((element) => element.key !== key);
    expect(() => withoutTagScripts(others, part, tags)).toThrow(
      new RegExp(`no element .*"${key}".*without-tag-scripts.*gatsby-ssr\\.js.*Patches of Gatsby`),
    );
  });

  it.each(added)(
    'stops the build where a plugin writes %s in the %s under another key as well',
    (key, part) => {
      const elements: Elements = partsOfPage()[part];
      const renamed = elements
        .filter((element) => element.key === key)
        .map((element) => cloneElement(element, { key: 'renamed' }));
      expect(renamed).toHaveLength(1);
      expect(() => withoutTagScripts([...elements, ...renamed], part, tags)).toThrow(
        /before its visitor was asked.*"renamed".*Patches of Gatsby/,
      );
    },
  );
});
