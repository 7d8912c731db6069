import { dayMs } from '../../../lib/durations';
import { securityRoute } from '../../../model/derive/routes';
import type { Settings } from '../../../model/schema/settings';
import type { PublishedFile } from '../publishing/publish-files';

/** The standard asks for less than a year; each build starts the time anew. */
const validDays = 330;

/** Midnight UTC of the last day on which the file holds, so that builds of one day write the same. */
function expiryOf(now: Date): string {
  const date = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return date.toISOString().replace('.000Z', 'Z');
}

/** Where faults in the security of the site are reported (RFC 9116): the company's e-mail unless the settings name another. */
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
