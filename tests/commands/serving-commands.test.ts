import { it } from '@jest/globals';
import { servingCommands } from './serving-commands';

it.each(Object.keys(servingCommands))('the command %s of the README works', async (name) => {
  await servingCommands[name]?.();
});
