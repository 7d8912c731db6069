import { createSaleStatuses } from '../host/sale-statuses/sale-statuses';
import { webOrigin } from '../lib/web-origin';

function writeLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

// Through globalThis: the bundler would replace the plain name by the variable's value during the build.
const origin = globalThis.process.env.GATSBY_ENGINE_ORIGIN ?? '';
const engineOrigin = webOrigin(origin);
if (origin !== '' && engineOrigin === null) {
  writeLine(`GATSBY_ENGINE_ORIGIN is "${origin}". Write an address such as https://bid.example.com.`);
}

const site = { schedules: [], baseHeaders: { 'x-content-type-options': 'nosniff' } };

/**
 * GET /api/sale-statuses of the host as a Gatsby Function. It has no built content: without an engine the list
 * is empty, and pages derive statuses from their times.
 */
const handle = createSaleStatuses({
  engineOrigin,
  site: () => site,
  log: { warn: writeLine, info: writeLine },
});

export default handle;
