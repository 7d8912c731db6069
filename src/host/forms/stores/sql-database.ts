/** One statement, with a question mark for each parameter. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
  /** Nothing of the transaction is stored unless this statement changes a row. */
  readonly mustChange?: true;
}

export interface StatementResult {
  /** The rows that the statement selects or returns. */
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** A database of either kind. */
export interface SqlDatabase {
  /**
   * Runs statements in one transaction, which is on disk when the promise resolves.
   *
   * @returns Null when a statement that had to change a row changed none; nothing is stored then.
   */
  transact(statements: readonly Statement[]): Promise<readonly StatementResult[] | null>;
  /**
   * Empties a log beside the database, in which deleted data could still be read.
   *
   * @returns False while another process prevents it.
   */
  emptyLog(): Promise<boolean>;
  /** Added to a select whose rows are then updated, for databases with concurrent transactions. */
  readonly lockClause: string;
  close(): Promise<void>;
}
