/** A row of docs/environment.md; texts are Markdown. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly meaning: string;
  /** The behaviour while it is unset or empty. */
  readonly otherwise: string;
  readonly readBy: 'build' | 'host' | 'build, host' | `\`${string}\``;
  /** True if its value is kept from people and logs. */
  readonly secret?: true;
}

export interface VariableGroup {
  readonly title: string;
  readonly variables: readonly EnvironmentVariable[];
}
