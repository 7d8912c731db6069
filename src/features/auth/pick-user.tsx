import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UserPickerDialog } from './UserPickerDialog';
import type { User } from './user-cookie';

/** Shows a dialog to choose a user; null if it was closed or the outcome is no longer needed. */
export function pickUser(
  heading: string,
  people: readonly User[],
  signal: AbortSignal,
): Promise<User | null> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise((resolve) => {
    function show(open: boolean): void {
      root.render(<UserPickerDialog heading={heading} people={people} open={open} onChoice={end} />);
    }
    function end(person: User | null): void {
      signal.removeEventListener('abort', cancel);
      // The dialog returns the focus as it closes, so it closes before it is removed.
      flushSync(() => {
        show(false);
      });
      root.unmount();
      container.remove();
      resolve(person);
    }
    function cancel(): void {
      end(null);
    }
    signal.addEventListener('abort', cancel);
    show(true);
  });
}
