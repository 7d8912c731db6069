/**
 * Calls the listener when the visitor may have returned from signing in or out in another tab. Returns a function
 * that removes the listener.
 */
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
