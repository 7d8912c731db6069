/**
 * Gatsby's runtime cannot follow a step through the history to another page before it has rendered the first one: it
 * would blank the page. Until then the browser loads what it steps to.
 *
 * @returns What ends the watch, once the page is alive.
 */
export function watchEarlySteps(window: Window, reload: () => void): () => void {
  const { pathname } = window.location;
  function stepped(): void {
    if (window.location.pathname !== pathname) reload();
  }
  window.addEventListener('popstate', stepped);
  return () => {
    window.removeEventListener('popstate', stepped);
  };
}
