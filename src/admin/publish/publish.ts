import { readStatus, requestBuild, type RebuildAnswer, type RebuildStatus } from './rebuild-api';
import { nextChangeText, statusText } from './status-text';

/** Kept until the tab is closed, inaccessible to other tabs; it is never part of an address. */
const tokenKey = 'publishing-token';
/** Characters that a header can carry. */
const visible = /^[\x21-\x7e]+$/;
const buildingPollMs = 2000;
const idlePollMs = 15_000;

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
}

const page = {
  notHere: element('not-here', HTMLElement),
  form: element('token-form', HTMLFormElement),
  token: element('token', HTMLInputElement),
  tokenError: element('token-error', HTMLElement),
  builds: element('builds', HTMLElement),
  publish: element('publish', HTMLButtonElement),
  forget: element('forget', HTMLButtonElement),
  status: element('status', HTMLElement),
  message: element('message', HTMLElement),
  nextChange: element('next-change', HTMLElement),
  log: element('log', HTMLDetailsElement),
  logText: element('log-text', HTMLElement),
};

/** Sets a text only if it differs, since screen readers announce every change. */
function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

let token = sessionStorage.getItem(tokenKey) ?? '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts requests, so that a late answer doesn't replace a newer one. */
let latest = 0;

function showStatus(status: RebuildStatus): void {
  setText(page.status, statusText(status));
  const failure = status.state === 'idle' && status.last?.result === 'failed' ? status.last.message : null;
  setText(page.message, failure ?? '');
  page.message.hidden = failure === null;
  const change = nextChangeText(status);
  setText(page.nextChange, change ?? '');
  page.nextChange.hidden = change === null;
  setText(page.logText, status.log.join('\n'));
  page.log.hidden = status.log.length === 0;
  setText(page.publish, status.state === 'building' ? 'Publish again afterwards' : 'Publish now');
}

function askForToken(error: string): void {
  const hadFocus = page.builds.contains(document.activeElement);
  page.form.hidden = false;
  page.builds.hidden = true;
  setText(page.tokenError, error);
  page.token.setAttribute('aria-invalid', String(error !== ''));
  if (error !== '' || hadFocus) page.token.focus();
}

function forgetToken(error = ''): void {
  token = '';
  sessionStorage.removeItem(tokenKey);
  askForToken(error);
}

function showBuilds(): void {
  const hadFocus = page.form.contains(document.activeElement);
  page.form.hidden = true;
  page.builds.hidden = false;
  if (hadFocus) page.publish.focus();
}

function show(answer: RebuildAnswer): void {
  page.notHere.hidden = answer.kind !== 'not-here';
  switch (answer.kind) {
    case 'not-here':
      page.form.hidden = true;
      page.builds.hidden = true;
      return;
    case 'wrong-token':
      forgetToken(token === '' ? '' : 'This is not the token of this site. Ask whoever runs the server.');
      return;
    case 'no-answer':
      if (token === '') askForToken('');
      else showBuilds();
      setText(page.status, 'The server does not answer. Trying again.');
      return;
    case 'status':
      sessionStorage.setItem(tokenKey, token);
      showBuilds();
      showStatus(answer.status);
  }
}

/** Sends a request, shows its answer, and repeats as long as there is a token. */
async function follow(request: (token: string) => Promise<RebuildAnswer>): Promise<void> {
  clearTimeout(timer);
  latest += 1;
  const own = latest;
  const answer = await request(token);
  if (own !== latest) return;
  show(answer);
  if (token === '' || answer.kind === 'not-here') return;
  const isBuilding = answer.kind === 'status' && answer.status.state === 'building';
  timer = setTimeout(() => void follow(readStatus), isBuilding ? buildingPollMs : idlePollMs);
}

page.form.addEventListener('submit', (event) => {
  event.preventDefault();
  token = page.token.value.trim();
  page.token.value = '';
  setText(page.tokenError, '');
  if (visible.test(token)) void follow(readStatus);
  else forgetToken('A token contains letters, digits and symbols, and no spaces. Paste it again.');
});
page.publish.addEventListener('click', () => {
  setText(page.status, 'Asking the server to publish.');
  void follow(requestBuild);
});
page.forget.addEventListener('click', () => {
  clearTimeout(timer);
  latest += 1;
  forgetToken();
});

// Without a token, the host asks for one, and other hosts answer that they do not support builds.
void follow(readStatus);
