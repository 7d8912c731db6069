import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';
import type { User } from './user-cookie';
import { setVisitorClass } from './visitor-class';

/** The visitor, signed in or anonymous. */
export type Visitor = { readonly kind: 'anonymous' } | { readonly kind: 'signed in'; readonly user: User };

const anonymous: Visitor = { kind: 'anonymous' };

/** Null until the session has set the visitor. */
const visitor = createStore<Visitor | null>(null);

/** Sets the visitor; the same object causes no rendering. */
export function setVisitor(next: Visitor): void {
  visitor.set(next);
  setVisitorClass(next.kind === 'signed in');
}

/** Treats the visitor as anonymous if no session has set one by now. */
export function assumeAnonymous(): void {
  if (visitor.get() === null) setVisitor(anonymous);
}

/** Returns the visitor: anonymous in the HTML that the build makes and until the session has set one. */
export function useVisitor(): Visitor {
  return useStore(visitor, null) ?? anonymous;
}
