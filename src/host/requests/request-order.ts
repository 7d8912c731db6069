import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A listener of Node's http server for requests. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The requests of one connection: the current one, and those pipelined behind it. */
interface Pipeline {
  current: ServerResponse | null;
  /** Set when the requests behind the current one are to be ignored. */
  isEnding: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

/**
 * More requests than any client sends ahead, each of which takes 2.6 kB of memory; a connection with more is closed.
 */
const maxWaiting = 100;

/**
 * Handles the requests of each connection one after another. Responses are sent in that order anyway, and later ones
 * would hold files open that Node never closes when the connection ends.
 */
export function createRequestOrder(handle: RequestHandler) {
  const pipelines = new WeakMap<Socket, Pipeline>();

  function start(pipeline: Pipeline, request: IncomingMessage, response: ServerResponse): void {
    pipeline.current = response;
    response.once('close', () => {
      pipeline.current = null;
      const next = pipeline.waiting.shift();
      if (next !== undefined && request.socket.writable) start(pipeline, ...next);
    });
    handle(request, response);
  }

  return {
    handleInOrder(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      const pipeline = pipelines.get(socket) ?? { current: null, isEnding: false, waiting: [] };
      pipelines.set(socket, pipeline);
      if (pipeline.current === null) start(pipeline, request, response);
      else if (pipeline.waiting.length < maxWaiting) pipeline.waiting.push([request, response]);
      else socket.destroy();
    },

    /** Ends the connection after the pending response; false when there is none. */
    endAfterCurrent(socket: Socket): boolean {
      const pipeline = pipelines.get(socket);
      if (pipeline === undefined || pipeline.current === null) return false;
      if (!pipeline.isEnding) pipeline.current.once('close', () => socket.destroy());
      pipeline.isEnding = true;
      pipeline.waiting.length = 0;
      return true;
    },
  };
}
