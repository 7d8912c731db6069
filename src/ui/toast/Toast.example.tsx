import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import type { Example } from '../example';
import { Toast } from './Toast';

interface ClosableProps {
  readonly children: (close: () => void) => ReactNode;
}

function Closable({ children }: ClosableProps) {
  const [open, setOpen] = useState(true);
  function toggle(): void {
    setOpen(!open);
  }
  return open ? children(toggle) : <Button onClick={toggle}>Show Again</Button>;
}

function example(name: string, tone: 'good' | 'bad' | 'info', message: string): Example {
  return {
    name,
    node: (
      <Closable>
        {(close) => (
          <Toast tone={tone} onClose={close} closeLabel="Close">
            {message}
          </Toast>
        )}
      </Closable>
    ),
  };
}

export const toastExamples: readonly Example[] = [
  example('Good', 'good', 'Thanks for contacting us! We will get in touch with you shortly.'),
  example('Bad', 'bad', 'An error occurred. Check your internet connection and reload the page.'),
  example('Info', 'info', 'Sale data is out-of-date. Updating...'),
  example(
    'Long words with accents',
    'info',
    'Les enchères de Saint-Pierre-Jolys et de Notre-Dame-de-Lourdes sont reportées jusqu’à nouvel ordre.',
  ),
];
