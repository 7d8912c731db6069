import { createStore } from '../../lib/create-store';
import { useStore } from '../../ui/store/use-store';
import type { User } from './user-cookie';
import { setVisitorClass } from './visitor-class';

/** Who looks at the page. */
export type Visitor = { readonly kind: 'anonymous' } | { readonly kind: 'signed in'; readonly user: User };

const anonymous: Visitor = { kind: 'anonymous' };

/** Null until the session has spoken. */
const visitor = createStore<Visitor | null>(null);

/** Says who looks at the page; the same object renders nothing again. */
export function setVisitor(next: Visitor): void {
  visitor.set(next);
  setVisitorClass(next.kind === 'signed in');
}

/** Takes a visitor who is not known by now for anonymous, as no session can tell. */
export function assumeAnonymous(): void {
  if (visitor.get() === null) setVisitor(anonymous);
}

/** The visitor; anonymous in the HTML that the build makes and until the session has spoken. */
export function useVisitor(): Visitor {
  return useStore(visitor, null) ?? anonymous;
}
