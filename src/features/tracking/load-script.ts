/** Adds a script of another host to the page. Nothing waits for it: it may be refused, or never arrive. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
