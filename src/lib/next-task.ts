/** Resolves in a task of its own, so that the browser can paint and handle input first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
