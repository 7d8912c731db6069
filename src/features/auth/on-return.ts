/** Calls the listener when people may come back from a tab where they signed in or out; gives back what ends that. */
export function onReturn(listener: () => void): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => {
    subscription.abort();
  };
}
