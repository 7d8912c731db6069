import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig, type HostConfig } from '../../../src/host/config';
import { exampleReminderSale } from '../../../src/model/derive/reminder-sale.example';
import { siteFacts } from './site-facts';

/**
 * Writes a site of one page, with the example sale, into a folder.
 *
 * @param environment Variables in addition to the addresses of e-mails.
 * @returns The configuration of a host that serves it on a free port.
 */
export async function configureHost(
  dir: string,
  environment: Readonly<Record<string, string>>,
): Promise<HostConfig> {
  const publicDir = path.join(dir, 'public');
  await mkdir(publicDir);
  await writeFile(path.join(publicDir, 'index.html'), '<title>Home</title>');
  const manifestFile = path.join(dir, 'host.json');
  await writeFile(manifestFile, '{"headers":[],"redirects":[],"schedules":[]}');
  const reminderFactsFile = path.join(dir, 'reminders.json');
  await writeFile(reminderFactsFile, JSON.stringify({ ...siteFacts(), sales: [exampleReminderSale()] }));
  const read = readConfig({
    FORMS_MAIL_TO: 'office@site.example',
    FORMS_MAIL_FROM: 'Example Land <hello@site.example>',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  return { ...read, port: 0, host: '127.0.0.1', publicDir, manifestFile, reminderFactsFile };
}
