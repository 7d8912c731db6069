import { responseModes, isResponseMode } from '../context/response-mode';
import type { EngineContext } from '../context/engine-context';
import { html } from '../html/html';
import { readFields } from '../return-path/fields';
import { withReturnPath, returnPathFields } from '../return-path/return-path';
import { requireAdmin } from './admin-area';

const path = '/admin/responses/';

/** The page on which an administrator chooses the response to requests for the statuses, to test the site. */
export function addAdminResponsesPage(engine: EngineContext): void {
  const { app, responseMode, sendPage, returnPathOf } = engine;

  app.get(path, (request, reply) => {
    const returnPath = returnPathOf(request.query);
    const refused = requireAdmin(engine, request, reply, { path, back: returnPath.back });
    if (refused !== null) return refused;
    const choices = Object.entries(responseModes).map(
      ([kind, description]) =>
        html`<label class="choice">
          <input
            type="radio"
            name="response"
            value="${kind}"
            ${kind === responseMode.kind ? html`checked` : null}
          />
          <span>${description}</span>
        </label>`,
    );
    return sendPage(reply, {
      title: 'How the engine responds',
      returnPath,
      body: html`<p>
          Choose how <code>GET /api/sale-statuses</code> is answered until you choose again or the engine
          stops.
        </p>
        <form method="post" action="${path}">
          <fieldset>
            <legend>Requests for sale statuses are answered</legend>
            ${choices}
          </fieldset>
          ${returnPathFields(returnPath)}
          <button>Use this response</button>
        </form>`,
    });
  });

  app.post(path, (request, reply) => {
    const fields = readFields(request.body);
    const returnPath = returnPathOf(fields);
    const refused = requireAdmin(engine, request, reply, { path, back: returnPath.back });
    if (refused !== null) return refused;
    const { response = '' } = fields;
    if (!isResponseMode(response)) {
      const body = html`<p class="errors" role="alert">Choose one of the responses.</p>`;
      return sendPage(reply, { title: 'How the engine responds', status: 422, returnPath, body });
    }
    responseMode.kind = response;
    return reply.redirect(withReturnPath(path, returnPath), 303);
  });
}
