import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatPhone } from '../../src/lib/phone';
import { siteRoutes } from '../../src/model/derive/routes';

const Settings = z.object({
  brand: z.object({ name: z.string(), slug: z.string() }),
  contact: z.object({ phone: z.string(), email: z.email() }),
  hosts: z.object({ site: z.url(), engine: z.url() }),
  social: z.record(z.string(), z.url()).default({}),
  sample: z.object({ notice: z.string() }).optional(),
});

const { brand, contact, hosts, social, sample } = Settings.parse(
  parse(readFileSync('content/settings/site.yaml', 'utf8')),
);

/** The company of the content, so that the tests pass for any other. */
export const company = {
  name: brand.name,
  /** As pages show it. */
  phone: formatPhone(contact.phone),
  emailDomain: contact.email.slice(contact.email.indexOf('@')),
  siteHost: new URL(hosts.site).host,
  engineHost: new URL(hosts.engine).host,
  /** Addresses of its pages on social networks. */
  social: Object.values(social),
  /** The notice that marks sample data; null if there is none. */
  sampleNotice: sample?.notice ?? null,
} as const;

/** The colour of buttons, which the manifest and the head write out as well. */
export const themeColour =
  /--gold: (#[\da-f]{6})/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1]?.toUpperCase() ?? '';

/** The pages whose addresses contain the company's name, and the other fixed ones. */
export const routes = siteRoutes(brand.slug);
