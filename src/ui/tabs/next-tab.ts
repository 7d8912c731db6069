const steps: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the index of the tab that a key leads to, cyclically; null for other keys. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (current + step + count) % count;
}
