import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';

/** Serves a folder like the site, on the day of the build. */
export async function servePublic(publicDir: string, port: number) {
  const clockOffsetMs = contentDate(process.env).getTime() - Date.now();
  const config = readConfig({ LOG_LEVEL: 'warn', PORT: String(port) });
  return startHost({ ...config, publicDir }, () => new Date(Date.now() + clockOffsetMs));
}
