let loaded = false;
const waiting: (() => void)[] = [];

/** Resolves the deferred styles; the app calls it when they have loaded. */
export function resolveDeferredStyles(): void {
  loaded = true;
  for (const act of waiting.splice(0)) act();
}

/** Calls back as soon as the deferred styles have loaded, so that nothing opens unstyled. */
export function whenDeferredStylesLoaded(act: () => void): void {
  if (loaded) act();
  else waiting.push(act);
}
