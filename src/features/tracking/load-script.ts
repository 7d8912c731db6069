/** Adds a script from another host to the page. Nothing waits for it: it may be blocked, or never arrive. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
