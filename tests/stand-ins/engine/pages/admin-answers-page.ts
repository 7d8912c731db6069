import { answerings, isAnswering } from '../calls/answering';
import type { EngineContext } from '../engine-context';
import { html } from '../html/html';
import { readFields } from '../way/fields';
import { along, wayFields } from '../way/way';
import { refuseOthers } from './admin-area';

const path = '/admin/answers/';

/** Where an administrator chooses how the call for the statuses is answered, to see what the site makes of it. */
export function addAdminAnswersPage(engine: EngineContext): void {
  const { app, answering, sendPage, wayOf } = engine;

  app.get(path, (request, reply) => {
    const way = wayOf(request.query);
    const refused = refuseOthers(engine, request, reply, { path, back: way.back });
    if (refused !== null) return refused;
    const choices = Object.entries(answerings).map(
      ([kind, words]) =>
        html`<label class="choice">
          <input
            type="radio"
            name="answer"
            value="${kind}"
            ${kind === answering.kind ? html`checked` : null}
          />
          <span>${words}</span>
        </label>`,
    );
    return sendPage(reply, {
      title: 'How the engine answers',
      way,
      body: html`<p>
          Choose how the call <code>GET /api/sale-statuses</code> is answered until you choose again or the
          engine stops.
        </p>
        <form method="post" action="${path}">
          <fieldset>
            <legend>Sale statuses are answered</legend>
            ${choices}
          </fieldset>
          ${wayFields(way)}
          <button>Use this answer</button>
        </form>`,
    });
  });

  app.post(path, (request, reply) => {
    const fields = readFields(request.body);
    const way = wayOf(fields);
    const refused = refuseOthers(engine, request, reply, { path, back: way.back });
    if (refused !== null) return refused;
    const { answer = '' } = fields;
    if (!isAnswering(answer)) {
      const body = html`<p class="errors" role="alert">Choose one of the answers.</p>`;
      return sendPage(reply, { title: 'How the engine answers', status: 422, way, body });
    }
    answering.kind = answer;
    return reply.redirect(along(path, way), 303);
  });
}
