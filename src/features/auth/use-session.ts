import { createContext, use, useEffect } from 'react';

/** Starts the session with any address on the auction engine. The app sets its own function. */
export const SessionContext = createContext<(engine: string) => void>(() => undefined);

/**
 * Starts the session for the header.
 *
 * @param engine Any address on the auction engine.
 */
export function useSession(engine: string): void {
  const start = use(SessionContext);
  useEffect(() => {
    start(engine);
  }, [start, engine]);
}
