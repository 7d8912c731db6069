import { dayMs } from '../../../lib/durations';
import { securityRoute } from '../../../model/derive/routes';
import type { Settings } from '../../../model/schema/settings';
import type { PublishedFile } from '../publishing/publish-files';

/** The standard asks for less than a year; each build renews the date. */
const validDays = 330;

/** Midnight UTC of the last day on which the file is valid, so that builds of one day write the same file. */
function expiryOf(now: Date): string {
  const date = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return date.toISOString().replace('.000Z', 'Z');
}

/**
 * The file that says where to report security vulnerabilities (RFC 9116): the company's e-mail unless the settings name
 * another.
 */
export function securityFile({
  content,
  now,
  origin,
}: {
  readonly content: { readonly settings: Pick<Settings, 'contact' | 'security'> };
  readonly now: Date;
  readonly origin: string;
}): PublishedFile {
  const { contact, security } = content.settings;
  const fields = [
    ['Contact', `mailto:${security?.email ?? contact.email}`],
    ['Expires', expiryOf(now)],
    ['Preferred-Languages', 'en'],
    ['Canonical', origin + securityRoute],
    ...(security?.policy === undefined ? [] : [['Policy', security.policy]]),
  ];
  return {
    route: securityRoute,
    content: () => fields.map((field) => `${field.join(': ')}\n`).join(''),
  };
}
