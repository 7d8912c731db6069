import type { FormStore } from './form-store';
import { createPostgresDatabase } from './postgres-database';
import { createSqlStore } from './sql-store';
import { createSqliteDatabase } from './sqlite-database';

/** The database of the forms. */
export type FormStoreConfig =
  { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };

/**
 * Opens the form store. A database that can't be used now is tried again with each call.
 *
 * @param onError Called when a connection is lost while it is idle.
 */
export function openFormStore(config: FormStoreConfig, onError: (error: Error) => void): FormStore {
  switch (config.kind) {
    case 'sqlite':
      return createSqlStore(createSqliteDatabase(config.file));
    case 'postgres':
      return createSqlStore(createPostgresDatabase(config.url, onError));
  }
}
