import manifest from '../../../../generated/host.json';
import { functionStatuses } from '../function-statuses';

interface Context {
  readonly waitUntil: (work: Promise<void>) => void;
}

const respond = functionStatuses(manifest, process.env.GATSBY_ENGINE_ORIGIN);

/** GET /api/sale-statuses at Netlify, which finds this file by netlify.toml. */
export default function handle(request: Request, context: Context): Promise<Response> {
  return respond(request, {
    keepAlive: (work) => {
      context.waitUntil(work);
    },
  });
}

export const config = { path: ['/api/sale-statuses', '/api/sale-statuses/'] };
