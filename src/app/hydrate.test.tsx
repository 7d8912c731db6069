/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { hydrate, prepareHydration } from './hydrate';

it('hydrates once React DOM has been evaluated, which is in a task of its own', async () => {
  document.body.innerHTML = '<div id="root"><button>Add</button></div>';
  const container = document.getElementById('root') ?? document.body;
  const pressed: string[] = [];
  const page = <button onClick={() => pressed.push('Add')}>Add</button>;
  expect(() => {
    hydrate(page, container);
  }).toThrow('prepareHydration');

  const tasks: string[] = [];
  const prepared = prepareHydration().then(() => tasks.push('prepared'));
  setTimeout(() => tasks.push('what waited before'));
  await prepared;
  expect(tasks).toEqual(['what waited before', 'prepared']);

  hydrate(page, container);
  await waitFor(() => {
    container.querySelector('button')?.click();
    expect(pressed).toContain('Add');
  });
});
