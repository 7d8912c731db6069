import { isValidElement, type ReactNode } from 'react';
import { missingInPage } from './missing-in-page';

type Tags = Pick<typeof TRACKING, 'gtag' | 'tagManager'>;
type PagePart = 'head' | 'preBody' | 'postBody';

interface TagPlugin {
  readonly name: string;
  /** Keys of what it adds to every page. */
  readonly keys: Readonly<Record<PagePart, readonly string[]>>;
}

const plugins = {
  gtag: {
    name: 'gatsby-plugin-google-gtag',
    keys: {
      head: ['preconnect-google-gtag', 'dns-prefetch-google-gtag'],
      preBody: [],
      postBody: ['gatsby-plugin-google-gtag', 'gatsby-plugin-google-gtag-config'],
    },
  },
  tagManager: {
    name: 'gatsby-plugin-google-tagmanager',
    keys: { head: ['plugin-google-tagmanager'], preBody: ['plugin-google-tagmanager'], postBody: [] },
  },
} as const satisfies Record<keyof Tags, TagPlugin>;

interface TagProps {
  readonly src?: string;
  readonly href?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Returns whether an element loads something from Google, or names a tag. */
function isOfTag(component: ReactNode, id: string): boolean {
  if (!isValidElement<TagProps>(component)) return false;
  const { src, href, dangerouslySetInnerHTML } = component.props;
  const text = [src, href, dangerouslySetInnerHTML?.__html].join(' ');
  return text.includes(id) || text.includes('https://www.googletagmanager.com');
}

function keyOf(component: ReactNode): string | null {
  return isValidElement(component) ? component.key : null;
}

function withoutTag(
  components: readonly ReactNode[],
  part: PagePart,
  { name, keys }: TagPlugin,
): ReactNode[] {
  const found = new Set(components.map(keyOf));
  const expected = new Set<string | null>(keys[part]);
  for (const key of expected)
    if (!found.has(key))
      throw new Error(
        missingInPage(
          `element of ${name} with the key "${String(key)}"`,
          'src/app/without-tag-scripts.ts',
          `${name}/gatsby-ssr.js`,
        ),
      );
  return components.filter((component) => !expected.has(keyOf(component)));
}

/**
 * Leaves out the scripts and frames of Google's tags: they would load with the page, before anybody was asked, and
 * without scripts as well. src/features/tracking/google-tags.ts loads the same once the page is idle.
 *
 * @param part The part of the page that the components are for.
 * @param tags The tags of the build, each of whose plugins writes into every page.
 * @throws When a plugin writes something else than what is left out here.
 */
export function withoutTagScripts(
  components: readonly ReactNode[],
  part: PagePart,
  { gtag, tagManager }: Tags,
): ReactNode[] {
  let others = [...components];
  if (gtag !== null) others = withoutTag(others, part, plugins.gtag);
  if (tagManager !== null) others = withoutTag(others, part, plugins.tagManager);
  const ids = [gtag, tagManager].flatMap((tag) => (tag === null ? [] : [tag.id]));
  const left = others.find((component) => ids.some((id) => isOfTag(component, id)));
  if (left !== undefined)
    throw new Error(
      `A page would load one of Google's tags before its visitor was asked: its element with the key "${String(keyOf(left))}" ` +
        'is not left out. Find the plugin that writes it (node_modules/gatsby-plugin-google-*/gatsby-ssr.js), and add the ' +
        'key to src/app/without-tag-scripts.ts; docs/architecture.md lists it under "Patches of Gatsby".',
    );
  return others;
}
