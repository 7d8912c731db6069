import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileAt, type FoundFile } from './find-file';

type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: FoundFile,
  status: number,
) => Promise<FastifyReply>;

const words = { 404: 'Not found', 500: 'An error has occurred' } as const;

/** Whether a program rather than a person reads the answer: data, scripts, pictures. */
function isForPrograms(target: string): boolean {
  const requested = target.split('?', 1)[0] ?? '';
  const ending = path.extname(requested);
  return /^\/(?:page-data|slice-data|api)\//.test(requested) || (ending !== '' && ending !== '.html');
}

/** Answers with the site's own 404 or 500 page, or with a few bytes where no person will see it. */
export function createErrorAnswer(publicDir: string, sendFile: SendFile) {
  return async function sendError(request: FastifyRequest, reply: FastifyReply, status: 404 | 500) {
    const page = isForPrograms(request.url) ? null : await fileAt(path.join(publicDir, `${status}.html`));
    if (page !== null) return sendFile(request, reply, page, status);
    return reply.code(status).type('application/json').send({ error: words[status] });
  };
}
