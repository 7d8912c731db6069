import { useEffect } from 'react';
import { hasUserCookie, settleVisitor } from '../../features/auth/visitor';
import { afterLoad } from '../../lib/after-load';

let begun = false;

async function begin(engine: string): Promise<void> {
  try {
    // For most visitors there is nobody to be found, and nothing to be hurried.
    if (!hasUserCookie()) await afterLoad();
    const { runSession } = await import(/* webpackChunkName: "after-load" */ './run-session');
    await runSession(engine);
  } catch {
    settleVisitor();
    begun = false;
  }
}

/**
 * Finds out who looks at the page, once for the visit; where that could not be loaded, the next page tries again.
 *
 * @param engine Any address on the auction engine.
 */
export function useSession(engine: string): void {
  useEffect(() => {
    if (begun) return;
    begun = true;
    void begin(engine);
  }, [engine]);
}
