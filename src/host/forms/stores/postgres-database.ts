import { Pool, type PoolClient } from 'pg';
import type { SqlDatabase, Statement, StatementResult } from './sql-database';
import { createTables } from './tables';

/** Far longer than a statement takes; a visitor is waiting for the answer. */
const patienceMs = 5000;

/** Several hosts that start together create the tables one after another. */
const tablesLock = 'select pg_advisory_xact_lock(1518226042)';

/**
 * Waits for the disk, even if the server does not by default. Set within each transaction: a pooler such as PgBouncer
 * refuses settings at the start of a connection, and gives each transaction any connection of the server.
 */
const begin = `begin; set local synchronous_commit = on; set local statement_timeout = ${patienceMs}`;

async function runStatement(client: PoolClient, { sql, parameters }: Statement): Promise<StatementResult> {
  let count = 0;
  const numbered = sql.replace(/\?/g, () => `$${(count += 1)}`);
  const { rows, rowCount } = await client.query<Record<string, unknown>>(numbered, [...parameters]);
  return { rows, changes: rowCount ?? 0 };
}

async function runTransaction(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<readonly StatementResult[] | null> {
  await client.query(begin);
  const results: StatementResult[] = [];
  for (const statement of statements) {
    const result = await runStatement(client, statement);
    if (statement.mustChange === true && result.changes === 0) {
      await client.query('rollback');
      return null;
    }
    results.push(result);
  }
  await client.query('commit');
  return results;
}

/** Connects to PostgreSQL on first use, and again after the connection was lost. */
export function createPostgresDatabase(url: string, onError: (error: Error) => void): SqlDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'website forms',
  });
  pool.on('error', onError);
  // While a client is in use the pool does not listen to it. A connection that drops then rejects the statement, and is
  // also an 'error' of the client, which would end the process without a listener.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  let tables: Promise<unknown> | null = null;

  async function withClient<Value>(task: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await pool.connect();
    try {
      const value = await task(client);
      client.release();
      return value;
    } catch (error) {
      // Its transaction may be open, or the server gone.
      client.release(true);
      throw error;
    }
  }

  function ensureTables(): Promise<unknown> {
    const statements = [tablesLock, ...createTables].map((sql) => ({ sql, parameters: [] }));
    tables ??= withClient((client) => runTransaction(client, statements)).catch((error: unknown) => {
      tables = null;
      throw error;
    });
    return tables;
  }

  return {
    lockClause: 'for update skip locked',
    async transact(statements) {
      await ensureTables();
      return withClient((client) => runTransaction(client, statements));
    },
    // Its log is the server's.
    emptyLog: () => Promise.resolve(true),
    close: () => pool.end(),
  };
}
