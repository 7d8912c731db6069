let loaded = false;
const waiting: (() => void)[] = [];

/** To be called by the app when the styles of what opens have arrived. */
export function resolveLateStyles(): void {
  loaded = true;
  for (const act of waiting.splice(0)) act();
}

/** Runs as soon as the styles of what opens are there, so that nothing is seen without them. */
export function whenStyled(act: () => void): void {
  if (loaded) act();
  else waiting.push(act);
}
