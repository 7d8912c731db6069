import { createContext, use, useEffect } from 'react';

/** Starts the session, given any address on the auction engine. The app puts its own here. */
export const SessionContext = createContext<(engine: string) => void>(() => undefined);

/**
 * Has the session started, which finds out who visits.
 *
 * @param engine Any address on the auction engine.
 */
export function useSession(engine: string): void {
  const start = use(SessionContext);
  useEffect(() => {
    start(engine);
  }, [start, engine]);
}
