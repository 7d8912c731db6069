import type { ServerResponse } from 'node:http';
import type { RequestHandler } from '../requests/request-order';
import type { AnswerStatuses, StatusAnswer } from './status-answers';

function send(response: ServerResponse, { status, headers, body }: StatusAnswer): void {
  response.writeHead(status, [...headers]).end(body);
}

/** Answers requests of Node's own server. */
export function createRequestHandler(answerStatuses: AnswerStatuses): RequestHandler {
  return function handle({ method, headers }, response) {
    const answer = answerStatuses({ method, known: headers['if-none-match'] });
    if (!(answer instanceof Promise)) send(response, answer);
    else {
      void answer.then((later) => {
        send(response, later);
      });
    }
  };
}
