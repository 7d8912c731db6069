/** A script in place of Meta's pixel: it takes over the queue and sends events to /tr while consent is granted. */
export const metaScript = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const fbq = window.fbq;
  let id = null;
  let granted = true;
  const commands = {
    consent: (value) => { granted = value === 'grant'; },
    set: () => undefined,
    init: (value) => { id = value; },
    track: (event) => { if (granted) new Image().src = origin + '/tr?' + new URLSearchParams({ id, ev: event, dl: location.pathname, ts: Date.now() }); },
  };
  commands.trackCustom = commands.track;
  fbq.callMethod = (name, ...values) => { commands[name](...values); };
  fbq.queue.splice(0).forEach((command) => { fbq.callMethod(...command); });
  document.cookie = '_fbp=fb.standin; path=/';
})();`;
