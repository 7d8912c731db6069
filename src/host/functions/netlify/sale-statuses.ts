import manifest from '../../../../generated/host.json';
import { functionStatuses } from '../function-statuses';

interface Context {
  readonly waitUntil: (work: Promise<void>) => void;
}

const respond = functionStatuses(manifest, process.env.GATSBY_ENGINE_ORIGIN);

/**
 * GET /api/sale-statuses at Netlify. netlify.toml routes the address here: Gatsby would take an exported `config` with
 * the path for that of a page.
 */
export default function handle(request: Request, context: Context): Promise<Response> {
  return respond(request, {
    keepAlive: (work) => {
      context.waitUntil(work);
    },
  });
}
