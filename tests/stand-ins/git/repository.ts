import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a tree with their blobs, by path. */
export type Tree = ReadonlyMap<string, string>;

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  labels: readonly string[];
}

function hashOf(kind: string, content: Buffer | string): string {
  return createHash('sha1').update(`${kind}\n`).update(content).digest('hex');
}

/**
 * A repository in memory: blobs, trees as lists of paths, commits, branches and pull requests (merge requests at
 * GitLab).
 */
export class Repository {
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, Tree>();
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly pulls: PullRequest[] = [];

  addBlob(content: Buffer): string {
    const sha = hashOf('blob', content);
    this.blobs.set(sha, content);
    return sha;
  }

  addTree(tree: Tree): string {
    const sha = hashOf('tree', JSON.stringify([...tree].sort()));
    this.trees.set(sha, tree);
    return sha;
  }

  addCommit(tree: string, parents: readonly string[], message: string): Commit {
    const sha = hashOf('commit', JSON.stringify([tree, parents, message]));
    const commit = { sha, tree, parents, message };
    this.commits.set(sha, commit);
    return commit;
  }

  /** The commit of a branch, of `owner:branch`, or with that name. */
  commitOf(name: string): Commit | undefined {
    const branch = name.replace(/^[^/:]+:/, '');
    return this.commits.get(this.branches.get(branch) ?? name);
  }

  treeOf(name: string): Tree {
    return this.trees.get(this.commitOf(name)?.tree ?? name) ?? new Map();
  }

  /** The text of a file on a branch; null if there is none. */
  textOf(branch: string, file: string): string | null {
    return this.blobs.get(this.treeOf(branch).get(file) ?? '')?.toString('utf8') ?? null;
  }
}

/** A repository whose branch main has the files of the folders. */
export async function createRepository(folders: readonly string[]): Promise<Repository> {
  const repository = new Repository();
  const tree = new Map<string, string>();
  for (const folder of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      tree.set(file.split(path.sep).join('/'), repository.addBlob(await readFile(file)));
    }
  repository.branches.set('main', repository.addCommit(repository.addTree(tree), [], 'Begin').sha);
  return repository;
}
