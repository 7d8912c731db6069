import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Stack } from '../../ui/stack/Stack';
import type { User } from './user-cookie';

interface UserPickerDialogProps {
  readonly heading: string;
  readonly people: readonly User[];
  readonly open: boolean;
  /** Called with the chosen user, or with null if the dialog was closed. */
  readonly onChoice: (person: User | null) => void;
}

/** A dialog in which the visitor chooses a user when there is no auction engine. */
export function UserPickerDialog({ heading, people, open, onChoice }: UserPickerDialogProps) {
  return (
    <Dialog
      heading={heading}
      kind="centre"
      open={open}
      closeLabel={TEXTS.controls.close}
      onClose={() => {
        onChoice(null);
      }}
    >
      <Stack>
        <p>This site runs without an auction engine. Your choice is kept in this browser only.</p>
        {people.map((person) => (
          <Button
            key={person.id}
            onClick={() => {
              onChoice(person);
            }}
          >
            {person.name}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
