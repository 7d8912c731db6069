import path from 'node:path';
import { filesIn, readEntry, readMedia } from './content-files';
import { EditRequestSchema, type EditRequest } from './edit-requests';
import { pathProblem } from './path-problem';
import type { ContentEdits } from './save-edit';

/** An answer to the CMS. */
export interface EditAnswer {
  readonly status: number;
  readonly body: unknown;
}

function refusal(error: string): EditAnswer {
  return { status: 422, body: { error } };
}

/** Every file and folder that a request names. */
function pathsOf(request: EditRequest): string[] {
  switch (request.action) {
    case 'entriesByFolder':
      return [request.params.folder];
    case 'entriesByFiles':
      return request.params.files.map((file) => file.path);
    case 'getEntry':
    case 'getMediaFile':
      return [request.params.path];
    case 'getMedia':
      return [request.params.mediaFolder];
    case 'persistEntry':
      return [...request.params.dataFiles, ...request.params.assets].map((file) => file.path);
    case 'persistMedia':
      return [request.params.asset.path];
    case 'deleteFiles':
      return request.params.paths;
    case 'info':
      return [];
  }
}

/** Saves what a request changes; null for one that only reads. */
async function saveOf(request: EditRequest, edits: ContentEdits) {
  switch (request.action) {
    case 'persistEntry':
      return edits.saveEntry(request.params);
    case 'persistMedia':
      return edits.saveMedia(request.params);
    case 'deleteFiles':
      return edits.remove(request.params);
    default:
      return null;
  }
}

/** Reads the answer to a request, after its changes have been saved. */
async function read(request: EditRequest, root: string): Promise<unknown> {
  switch (request.action) {
    case 'info':
      return { repo: path.basename(root), publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder': {
      const { folder, extension, depth } = request.params;
      const files = await filesIn(root, folder, extension, depth);
      return Promise.all(files.map((file) => readEntry(root, file)));
    }
    case 'entriesByFiles':
      return Promise.all(request.params.files.map((file) => readEntry(root, file.path, file.label)));
    case 'getEntry':
      return readEntry(root, request.params.path);
    case 'getMedia': {
      const files = await filesIn(root, request.params.mediaFolder, '', 1);
      return Promise.all(files.map((file) => readMedia(root, file)));
    }
    case 'getMediaFile':
      return readMedia(root, request.params.path);
    case 'persistMedia':
      return readMedia(root, request.params.asset.path);
    default:
      return { message: 'Saved.' };
  }
}

/**
 * Answers a request of Decap's backend for a local server.
 *
 * @param root The folder above content/.
 */
export async function answerEdit(body: unknown, root: string, edits: ContentEdits): Promise<EditAnswer> {
  const parsed = EditRequestSchema.safeParse(body);
  if (!parsed.success)
    return refusal('The page for editors asks for something that the server does not know.');
  const request = parsed.data;
  for (const file of pathsOf(request)) {
    const problem = await pathProblem(root, file);
    if (problem !== null) return refusal(problem);
  }
  const saved = await saveOf(request, edits);
  if (saved?.ok === false) return refusal(`Nothing was saved. ${saved.failure}`);
  return { status: 200, body: await read(request, root) };
}
