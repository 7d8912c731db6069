import { searchVariables, siteVariables, trackingVariables } from './build-variables';
import { bucketVariables, commandVariables, workflowVariables } from './command-variables';
import { editingVariables } from './editing-variables';
import { formVariables, hostVariables, releaseVariables } from './host-variables';
import { markdownTable } from './markdown-table';
import type { EnvironmentVariable } from './variable-group';

const groups = [
  siteVariables,
  searchVariables,
  trackingVariables,
  hostVariables,
  formVariables,
  releaseVariables,
  editingVariables,
  bucketVariables,
  workflowVariables,
  commandVariables,
];

/** Every variable for building, serving and developing the site. */
export const environmentVariables: readonly EnvironmentVariable[] = groups.flatMap(
  ({ variables }) => variables,
);

function readerOf({ readBy, secret }: EnvironmentVariable): string {
  return secret === true ? `${readBy}; secret` : readBy;
}

/** Returns the tables of docs/environment.md, one for each group. */
export function environmentTables(): string {
  return groups
    .map(({ title, variables }) => {
      const rows = variables.map((variable) => [
        `\`${variable.name}\``,
        variable.meaning,
        variable.otherwise,
        readerOf(variable),
      ]);
      return `## ${title}\n\n${markdownTable(['Variable', 'Meaning', 'Without it', 'Read by'], rows)}`;
    })
    .join('\n\n');
}
