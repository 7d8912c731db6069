import { randomBytes } from 'node:crypto';

/** Duration of a session. */
export const sessionSeconds = 86_400;

/** Signed-in users, by a random id; stored until the engine stops. */
export function createSessions(now: () => Date) {
  const byId = new Map<string, { readonly accountId: string; readonly endsMs: number }>();

  function forgetEnded(): void {
    for (const [id, { endsMs }] of byId) if (endsMs <= now().getTime()) byId.delete(id);
  }

  return {
    /** @returns The id of the new session. */
    start(accountId: string): string {
      forgetEnded();
      const id = randomBytes(32).toString('base64url');
      byId.set(id, { accountId, endsMs: now().getTime() + sessionSeconds * 1000 });
      return id;
    },
    accountId(id: string): string | null {
      forgetEnded();
      return byId.get(id)?.accountId ?? null;
    },
    end(id: string): void {
      byId.delete(id);
    },
  };
}
