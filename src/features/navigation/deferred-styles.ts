let loaded = false;
const waiting: (() => void)[] = [];

/** Lets what opens be shown; the app calls it when the deferred styles have loaded. */
export function resolveDeferredStyles(): void {
  loaded = true;
  for (const act of waiting.splice(0)) act();
}

/** Calls back as soon as the deferred styles have loaded, so that nothing opens without them. */
export function whenDeferredStylesLoaded(act: () => void): void {
  if (loaded) act();
  else waiting.push(act);
}
