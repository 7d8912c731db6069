import type { IncomingHttpHeaders } from 'node:http';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const Headers = z.record(z.string().regex(/^[a-z0-9-]+$/), z.object({ value: z.string() }));

const Request = z.object({ method: z.string(), uri: z.string().startsWith('/'), headers: Headers });
const Response = z.object({ statusCode: z.number(), headers: Headers, body: z.string().optional() });

export type EdgeRequest = z.infer<typeof Request>;
export type EdgeResponse = z.infer<typeof Response>;

/** CloudFront does not show these to functions, and answers 502 when one sets them. */
const forbidden =
  /^(?:connection|expect|keep-alive|proxy-.*|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-amzn-.*|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip|transfer-encoding|via)$/;

/** The headers of an event, as CloudFront shows them to a function. */
export function shownHeaders(headers: IncomingHttpHeaders): z.infer<typeof Headers> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || forbidden.test(name) ? [] : [[name, { value: String(value) }]],
    ),
  );
}

const readOnly = ['content-encoding', 'content-length', 'transfer-encoding', 'via', 'warning'];

/** A function of CloudFront that runs by itself, with a time limit within CloudFront's. */
function run(source: string, event: object): unknown {
  if (Buffer.byteLength(source) > 10_240) throw new Error('The function is larger than 10 KB.');
  // No timers, console, modules or eval.
  const context = { event };
  return runInNewContext(`${source}\nhandler(event);`, context, {
    timeout: 1000,
    contextCodeGeneration: { strings: false, wasm: false },
  });
}

function withoutForbidden<Message extends { headers: z.infer<typeof Headers> }>(message: Message): Message {
  const wrong = Object.keys(message.headers).find((name) => forbidden.test(name));
  if (wrong !== undefined) throw new Error(`A function of CloudFront may not set ${wrong}.`);
  return message;
}

/** Runs the function for requests. @returns The request to pass on, or the response that it made. */
export function runRequestFunction(
  source: string,
  { method, uri, headers }: EdgeRequest,
  query: string | null,
): { request: EdgeRequest } | { response: EdgeResponse } {
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-request', distributionId: 'EDFDVBD6EXAMPLE', requestId: 'one' },
    viewer: { ip: '192.0.2.1' },
    request: { method, uri, headers, querystring: {}, cookies: {}, rawQueryString: () => query },
  };
  const result = run(source, event);
  const isResponse = typeof result === 'object' && result !== null && 'statusCode' in result;
  return isResponse
    ? { response: withoutForbidden(Response.parse(result)) }
    : { request: withoutForbidden(Request.parse(result)) };
}

/** Runs the function for responses, which CloudFront calls only for statuses below 400. */
export function runResponseFunction(
  source: string,
  request: EdgeRequest,
  response: EdgeResponse,
): EdgeResponse {
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-response', distributionId: 'EDFDVBD6EXAMPLE', requestId: 'one' },
    viewer: { ip: '192.0.2.1' },
    request: { ...request, querystring: {}, cookies: {} },
    response: { ...response, statusDescription: 'OK', cookies: {} },
  };
  const result = withoutForbidden(Response.parse(run(source, event)));
  for (const name of readOnly)
    if (result.headers[name]?.value !== response.headers[name]?.value)
      throw new Error(`A function of CloudFront may not change ${name}.`);
  return result;
}
