/**
 * A script in place of Google's: it reads the queue as Google's does, and sends only what consent allows. Without any
 * consent state it sends nothing, and an event before the consent state is sent as "early".
 */
export const googleScript = `(() => {
  const source = document.currentScript.src;
  const { origin, searchParams } = new URL(source);
  const id = searchParams.get('id');
  const isContainer = id.startsWith('GTM-');
  let consent = null;
  const send = (event, values) => {
    if (window['ga-disable-' + id]) return;
    const query = new URLSearchParams({ id, event, consent: consent ?? 'early', ...values });
    fetch(origin + '/collect?' + query, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
  };
  const handle = (entry) => {
    const [name, second, third] = entry.length === undefined ? [] : entry;
    if (name === 'consent' && third.region === undefined) consent = third.analytics_storage;
    else if (name === 'event' && !isContainer) send(second, { path: third.page_path, location: third.page_location });
    else if (entry.event !== undefined && isContainer) send(entry.event, { path: location.pathname });
  };
  const queue = window.dataLayer;
  const first = JSON.stringify(queue[0]);
  send('first', { first });
  queue.forEach(handle);
  const push = queue.push;
  queue.push = (...entries) => {
    const length = push.apply(queue, entries);
    entries.forEach(handle);
    return length;
  };
  document.cookie = '_ga_standin=1; path=/';
})();`;
