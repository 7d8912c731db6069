/** Calls the listener when people may come back from a tab where they signed in or out; gives back what ends that. */
export function onReturn(listener: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  window.addEventListener('pageshow', listener, { signal });
  return () => {
    gone.abort();
  };
}
