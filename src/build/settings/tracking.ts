import type { Tag, TrackingSettings } from '../../model/derive/tracking/tracking-settings';
import { webOrigin } from '../../lib/web-origin';
import { deniedTimeZones } from './denied-time-zones';
import { readOrigin } from './read-origin';

const googleOrigin = 'https://www.googletagmanager.com';
const metaOrigin = 'https://connect.facebook.net';

interface TagVariables {
  readonly id: string;
  readonly origin: string;
  readonly pattern: RegExp;
  /** An ID as the vendor writes it. */
  readonly example: string;
}

function readTag(env: NodeJS.ProcessEnv, vendor: string, names: TagVariables): Tag | null {
  const id = env[names.id]?.trim() ?? '';
  const origin = readOrigin(env, names.origin);
  if (id === '') {
    if (origin === null) return null;
    throw new Error(`${names.origin} needs ${names.id}. Set both, or leave both unset.`);
  }
  if (names.pattern.test(id)) return { id, origin: origin ?? vendor };
  throw new Error(`${names.id} is "${id}". Write an ID such as ${names.example}, or leave it unset.`);
}

/** Reads where events of the pixel go without its script. */
function readPixelEndpoint(env: NodeJS.ProcessEnv): string | null {
  const name = 'GATSBY_META_PIXEL_ENDPOINT';
  const value = env[name]?.trim() ?? '';
  if (value === '') return null;
  if (webOrigin(value) === null || /[?#]/.test(value))
    throw new Error(
      `${name} is "${value}". Write an address such as https://www.facebook.com/tr, or leave it unset.`,
    );
  const { GATSBY_META_PIXEL_ID: id = '', GATSBY_META_PIXEL_ORIGIN: origin = '' } = env;
  if (id.trim() === '') throw new Error(`${name} needs GATSBY_META_PIXEL_ID. Set both, or leave both unset.`);
  if (origin.trim() !== '')
    throw new Error(`${name} stands in place of the script of GATSBY_META_PIXEL_ORIGIN. Unset one of them.`);
  return value;
}

/**
 * Reads the services that count visits and show advertisements.
 *
 * @param deniedRegions Codes from the settings of the content.
 * @throws When a variable is wrong.
 */
export function readTracking(env: NodeJS.ProcessEnv, deniedRegions: readonly string[]): TrackingSettings {
  const tags = {
    gtag: readTag(env, googleOrigin, {
      id: 'GATSBY_GTAG_ID',
      origin: 'GATSBY_GTAG_ORIGIN',
      pattern: /^(?:G|GT|AW)-[A-Z0-9]+$/,
      example: 'G-ABC123DEF4',
    }),
    tagManager: readTag(env, googleOrigin, {
      id: 'GATSBY_TAG_MANAGER_ID',
      origin: 'GATSBY_TAG_MANAGER_ORIGIN',
      pattern: /^GTM-[A-Z0-9]+$/,
      example: 'GTM-ABC123',
    }),
    pixel: readTag(env, metaOrigin, {
      id: 'GATSBY_META_PIXEL_ID',
      origin: 'GATSBY_META_PIXEL_ORIGIN',
      pattern: /^\d{5,20}$/,
      example: '123456789012345',
    }),
  };
  const configured = Object.values(tags).some((tag) => tag !== null);
  // Pages need not know where their visitors are if nothing tracks them.
  const timeZones = configured ? deniedTimeZones(deniedRegions) : [];
  const pixelEndpoint = readPixelEndpoint(env);
  return {
    ...tags,
    pixelEndpoint,
    loadsScripts:
      tags.gtag !== null || tags.tagManager !== null || (tags.pixel !== null && pixelEndpoint === null),
    deniedRegions,
    startsDeniedSomewhere: timeZones.length > 0,
    deniedTimeZones: timeZones,
  };
}
