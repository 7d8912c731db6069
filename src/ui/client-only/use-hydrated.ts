import { useStore } from '../store/use-store';
import { createStore } from '../../lib/create-store';

const running = createStore(true);

/** Whether scripts run: false in the HTML that the build makes, and in the first render of it in the browser. */
export function useHydrated(): boolean {
  return useStore(running, false);
}
