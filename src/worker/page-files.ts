/** Wide enough for a phone and a tablet. */
const pictureWidth = 824;

function candidates(picture: string): { readonly address: string; readonly width: number }[] {
  const [, sources = ''] = /srcset="([^"]*)"/i.exec(picture) ?? [];
  return [...sources.matchAll(/(\/static\/\S+) (\d+)w/g)].map(([, address = '', width]) => ({
    address,
    width: Number(width),
  }));
}

/**
 * Chooses one file of each picture of a page: the smallest that is wide enough, in the best format. The others are not
 * kept; the worker answers with this one for them.
 */
export function pictureFiles(html: string): string[] {
  return [...html.matchAll(/<picture>.*?<\/picture>|<img [^>]*>/gs)].flatMap(([picture]) => {
    const sizes = candidates(picture).sort((a, b) => a.width - b.width);
    const chosen = sizes.find(({ width }) => width >= pictureWidth) ?? sizes.at(-1);
    const only = /src="(\/static\/[^"]+)"/.exec(picture)?.[1];
    return chosen?.address ?? only ?? [];
  });
}

/** The folder of a picture, which its files in all sizes and formats share; null for other files. */
export function pictureFolder(path: string): string | null {
  return /^\/static\/[0-9a-f]{8}\//.exec(path)?.[0] ?? null;
}

/** Returns whether the address changes with the content, unlike those of the icons and the manifest. */
export function hasHash(path: string): boolean {
  return path.startsWith('/static/') || /\.(?:js|css)$/.test(path);
}

/** Documents that a page links to. */
export function documentFiles(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/media\/[^"]+\.pdf)"/g)].map(([, address = '']) => address))];
}

/** The data of a page, by the address that Gatsby's runtime requests. */
export function pageDataRoute(path: string): string {
  return `/page-data${path}page-data.json`;
}

/** Data of the header, footer and layers that a page's data names. */
export function sliceDataRoutes(pageData: string): string[] {
  const [, slices = ''] = /"slicesMap":\{([^}]*)\}/.exec(pageData) ?? [];
  return [...slices.matchAll(/:"([\w-]+)"/g)].map(([, id = '']) => `/slice-data/${id}.json`);
}
