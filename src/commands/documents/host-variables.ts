import path from 'node:path';
import { minuteMs } from '../../lib/durations';
import { readConfig } from '../../host/config';
import { readRebuildSettings } from '../../host/rebuilds/rebuild-settings';
import type { VariableGroup } from './variable-group';

// Defaults are those of the code that reads the variables.
const host = readConfig({});
const rebuilds = readRebuildSettings({ RELEASES_DIR: 'releases', REBUILD_TOKEN: 'of-sixteen-letters' });
const formsFile = host.formStore?.kind === 'sqlite' ? path.relative('.', host.formStore.file) : '';

function code(value: string | number | undefined): string {
  return `\`${String(value)}\``;
}

export const hostVariables: VariableGroup = {
  title: 'Node host',
  variables: [
    {
      name: 'PORT',
      meaning: 'port where the host listens',
      otherwise: code(host.port),
      readBy: 'host',
    },
    {
      name: 'HOST',
      meaning: 'name or address where the host listens; `0.0.0.0` for all of the machine',
      otherwise: code(host.host),
      readBy: 'host',
    },
    {
      name: 'TRUST_PROXY',
      meaning: 'addresses or networks of your proxies, such as `10.0.0.0/8, ::1`',
      otherwise: '`X-Forwarded-For` is not believed',
      readBy: 'host',
    },
    {
      name: 'LOG_LEVEL',
      meaning: 'fatal, error, warn, info, debug, trace or silent',
      otherwise: code(host.logLevel),
      readBy: 'host',
    },
  ],
};

export const formVariables: VariableGroup = {
  title: 'Forms and e-mails',
  variables: [
    {
      name: 'FORMS_STORE',
      meaning: 'where forms are kept: `sqlite`, `postgres`, or `off` to take none',
      otherwise: code(host.formStore?.kind),
      readBy: 'host',
    },
    {
      name: 'FORMS_DB',
      meaning: 'file of the forms, or the address of the PostgreSQL database with its password',
      otherwise: `${code(formsFile)} in the folder of the host`,
      readBy: 'host',
      secret: true,
    },
    {
      name: 'FORMS_RATE_LIMIT',
      meaning: 'forms that one address may send in ten minutes',
      otherwise: code(host.formRateLimit),
      readBy: 'host',
    },
    {
      name: 'FORMS_SECRET',
      meaning: 'signs the links that end reminders, 16 characters or more',
      otherwise: 'one that is kept with the forms',
      readBy: 'host',
      secret: true,
    },
    {
      name: 'SMTP_URL',
      meaning: 'mail server, such as `smtps://user:password@smtp.example.com:465`',
      otherwise: 'no e-mails are sent',
      readBy: 'host',
      secret: true,
    },
    {
      name: 'FORMS_MAIL_TO',
      meaning: 'addresses that get a notice of each form, separated by commas; always with the server',
      otherwise: 'as above',
      readBy: 'host',
    },
    {
      name: 'FORMS_MAIL_FROM',
      meaning: 'sender of all e-mails, such as `Example Land <hello@example.com>`; always with the server',
      otherwise: 'as above',
      readBy: 'host',
    },
  ],
};

export const releaseVariables: VariableGroup = {
  title: 'Releases and builds on request',
  variables: [
    {
      name: 'RELEASES_DIR',
      meaning: 'folder of releases, of which the host serves the current one',
      otherwise: '`public/` is served as it is',
      readBy: 'host',
    },
    {
      name: 'REBUILD_SECRET',
      meaning: 'signs webhooks that ask for a build, 16 characters or more; with `RELEASES_DIR`',
      otherwise: 'no webhooks are taken',
      readBy: 'host',
      secret: true,
    },
    {
      name: 'REBUILD_TOKEN',
      meaning: 'lets its bearer ask for a build and read its log, 16 characters or more; with `RELEASES_DIR`',
      otherwise: 'no editor can do so',
      readBy: 'host',
      secret: true,
    },
    {
      name: 'REBUILD_COMMAND',
      meaning: "run by the shell in the host's folder for a build, such as `git pull && npm run release`",
      otherwise: code(rebuilds?.command),
      readBy: 'host',
    },
    {
      name: 'REBUILD_MINUTES',
      meaning: 'time after which a build is stopped',
      otherwise: code((rebuilds?.deadlineMs ?? 0) / minuteMs),
      readBy: 'host',
    },
  ],
};
