import { z } from 'zod';
import { secureOrigin } from '../../lib/web-origin';
import { readDeployPreview } from './deploy-preview';

/** The kinds of git hosts. */
const kinds = ['github', 'gitlab', 'gitea'] as const;

/** The git host with the content, which editors write to. */
export interface CmsBackend {
  readonly kind: (typeof kinds)[number];
  /** Scheme and host of the git host. */
  readonly gitOrigin: string;
  /** Such as company/site. */
  readonly repository: string;
  readonly branch: string;
  /** The application at a git host that needs no secret; null for GitHub. */
  readonly clientId: string | null;
  /** The commit status that has the address of the preview; null for one whose name contains "deploy". */
  readonly previewContext: string | null;
}

const origins = { github: 'https://github.com', gitlab: 'https://gitlab.com', gitea: null } as const;

const CmsEnvironmentSchema = z.object({
  CMS_BACKEND: z.enum(kinds, 'Write github, gitlab or gitea, or leave all CMS variables unset'),
  CMS_REPOSITORY: z
    .string('Write the repository with the content, such as company/site')
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'Write the repository with the content, such as company/site'),
  CMS_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/, 'Write the name of a branch such as main')
    .default('main'),
  CMS_GIT_ORIGIN: z
    .string()
    .refine(
      (text) => secureOrigin(text) !== null,
      'Write an address with https, such as https://git.example.com',
    )
    .transform(secureOrigin)
    .nullable()
    .default(null),
  CMS_OAUTH_CLIENT_ID: z.string().nullable().default(null),
  CMS_PREVIEW_CONTEXT: z.string().nullable().default(null),
});

function parse(given: Readonly<Record<string, string>>): z.infer<typeof CmsEnvironmentSchema> {
  const parsed = CmsEnvironmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) => {
    const value = given[String(name)];
    return `${String(name)} is ${value === undefined ? 'not set' : `"${value}"`}. ${message}.`;
  });
  throw new Error(lines.join('\n'));
}

/**
 * Reads which git host editors write to; null if the public site is not edited. The preview of a change cannot be
 * edited, since its code may not have been reviewed.
 *
 * @throws When a variable is missing or wrong.
 */
export function readCmsBackend(env: NodeJS.ProcessEnv): CmsBackend | null {
  const given = Object.fromEntries(
    Object.keys(CmsEnvironmentSchema.shape).flatMap((name) => {
      const value = env[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
  if (Object.keys(given).length === 0 || readDeployPreview(env)) return null;
  const settings = parse(given);
  const kind = settings.CMS_BACKEND;
  const gitOrigin = settings.CMS_GIT_ORIGIN ?? origins[kind];
  if (gitOrigin === null)
    throw new Error(
      'CMS_GIT_ORIGIN is not set. Write the address of your Gitea, such as https://git.example.com.',
    );
  if (kind !== 'gitlab' && settings.CMS_REPOSITORY.split('/').length > 2)
    throw new Error(
      `CMS_REPOSITORY is "${settings.CMS_REPOSITORY}". Write owner and name alone, such as company/site.`,
    );
  if (kind !== 'github' && settings.CMS_OAUTH_CLIENT_ID === null)
    throw new Error(
      `CMS_OAUTH_CLIENT_ID is not set. Write the ID of the application that is registered at ${gitOrigin}.`,
    );
  return {
    kind,
    gitOrigin,
    repository: settings.CMS_REPOSITORY,
    branch: settings.CMS_BRANCH,
    clientId: kind === 'github' ? null : settings.CMS_OAUTH_CLIENT_ID,
    previewContext: settings.CMS_PREVIEW_CONTEXT,
  };
}
