import { useState } from 'react';
import { Button } from '../button/Button';
import type { Example } from '../example';
import { Stack } from '../stack/Stack';
import { TextField } from '../text-field/TextField';
import { ErrorSummary } from './ErrorSummary';

const found = [
  { id: 'example-last-name', message: 'Last name is required' },
  { id: 'example-email', message: 'Please enter a valid Email Address' },
];

/** It would take the focus of the page, so it waits for the button. */
function Form() {
  const [sent, setSent] = useState(0);
  const errors = sent === 0 ? [] : found;
  const messageOf = (id: string) => errors.find((error) => error.id === id)?.message;
  return (
    <Stack>
      <ErrorSummary key={sent} heading="Please fix two things." errors={errors} />
      <TextField
        label="Last name"
        id="example-last-name"
        name="last-name"
        error={messageOf('example-last-name')}
      />
      <TextField label="Email address" id="example-email" name="email" error={messageOf('example-email')} />
      <Button
        onClick={() => {
          setSent(sent + 1);
        }}
      >
        Send with mistakes
      </Button>
    </Stack>
  );
}

export const errorSummaryExamples: readonly Example[] = [{ name: 'Above a form', node: <Form /> }];
