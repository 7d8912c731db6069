import { useStore } from '../store/use-store';
import { createStore } from '../../lib/create-store';

const running = createStore(true);

/** Returns whether scripts run: false in the HTML of the build, and in its first render in the browser. */
export function useHydrated(): boolean {
  return useStore(running, false);
}
