import { existsSync } from 'node:fs';
import { runMain } from '../lib/node/run-main';
import { readConfig } from '../host/config';
import { openFormStore, type FormStoreConfig } from '../host/forms/stores/open-form-store';
import { readFormsArguments } from '../host/forms/tasks/read-arguments';
import { runFormsTask } from '../host/forms/tasks/run-forms-task';

/** @throws When the host takes no forms, or has none yet; the message says where they would be. */
function existingStore(): FormStoreConfig {
  const { formStore } = readConfig(process.env);
  if (formStore === null) throw new Error('FORMS_STORE is "off", so there are no forms.');
  // Opening it would create an empty one.
  if (formStore.kind === 'sqlite' && !existsSync(formStore.file))
    throw new Error(`There are no forms in ${formStore.file}. FORMS_DB names another file.`);
  return formStore;
}

/** Lists, exports and deletes submissions, and shows e-mails that could not be sent. */
async function main(): Promise<void> {
  const task = readFormsArguments(process.argv.slice(2));
  if (!task.ok) throw new Error(task.failure);
  const store = openFormStore(existingStore(), (error) => {
    console.error(error.message);
  });
  try {
    const text = await runFormsTask(task.value, store, Date.now());
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  } finally {
    await store.close();
  }
}

runMain(main);
