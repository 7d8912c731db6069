import { readFile } from 'node:fs/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { awsErrorName, awsFailure } from './aws-failure';
import { emptyState, parseState, stateKey, type DeployState } from './deploy-state';
import type { SiteObject } from './site-objects';

/** The state with the tag of its object; null if there is none yet. */
export interface VersionedState {
  readonly state: DeployState;
  readonly etag: string | null;
}

/** Maximum number of objects that S3 deletes at a time. */
const maxKeys = 1000;

/** The bucket of a site. Each function throws with what could not be done, why, and what to do. */
export interface Bucket {
  /** Tags of the existing objects, by key. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  /** @returns The tag of the object. */
  readonly upload: (object: SiteObject) => Promise<string>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  readonly readState: () => Promise<VersionedState>;
  /** Replaces the state, unless another deploy has done so since it was read. */
  readonly writeState: (state: DeployState, replaced: string | null) => Promise<string>;
}

/** @param name The name of the bucket. */
export function createBucket(client: S3Client, name: string): Bucket {
  async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw awsFailure(what, error);
    }
  }

  return {
    list: () =>
      attempt(`The objects of the bucket ${name} can't be listed`, async () => {
        const tags = new Map<string, string>();
        let token: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({
              Bucket: name,
              ...(token !== undefined && { ContinuationToken: token }),
            }),
          );
          for (const { Key = '', ETag = '' } of page.Contents ?? []) tags.set(Key, ETag);
          token = page.NextContinuationToken;
        } while (token !== undefined);
        return tags;
      }),
    upload: ({ key, file, headers }) =>
      attempt(`${key} can't be uploaded to the bucket ${name}`, async () => {
        const Body = await readFile(file);
        const { ETag = '' } = await client.send(
          new PutObjectCommand({
            Bucket: name,
            Key: key,
            Body,
            ...headers,
            Metadata: { ...headers.Metadata },
          }),
        );
        return ETag;
      }),
    async remove(keys) {
      for (let at = 0; at < keys.length; at += maxKeys) {
        const Objects = keys.slice(at, at + maxKeys).map((Key) => ({ Key }));
        const { Errors: [fault] = [] } = await attempt(
          `Old files can't be deleted from the bucket ${name}`,
          () => client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } })),
        );
        if (fault !== undefined)
          throw awsFailure(`${fault.Key ?? ''} can't be deleted from the bucket ${name}`, {
            name: fault.Code,
            message: fault.Message,
          });
      }
    },
    async readState() {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket: name, Key: stateKey }));
        return { state: parseState((await Body?.transformToString()) ?? ''), etag: ETag };
      } catch (error) {
        if (awsErrorName(error) === 'NoSuchKey') return { state: emptyState, etag: null };
        if (awsErrorName(error) === 'Error') throw error;
        throw awsFailure(`The state of the deploys can't be read from the bucket ${name}`, error);
      }
    },
    async writeState(state, replaced) {
      try {
        const { ETag = '' } = await client.send(
          new PutObjectCommand({
            Bucket: name,
            Key: stateKey,
            Body: JSON.stringify(state),
            ContentType: 'application/json',
            CacheControl: 'no-store',
            ...(replaced === null ? { IfNoneMatch: '*' } : { IfMatch: replaced }),
          }),
        );
        return ETag;
      } catch (error) {
        if (['PreconditionFailed', 'ConditionalRequestConflict'].includes(awsErrorName(error)))
          throw new Error(
            `Another deploy has begun at the bucket ${name}. Wait for its end, then run the command again.`,
            { cause: error },
          );
        throw awsFailure(`The state of the deploys can't be written to the bucket ${name}`, error);
      }
    },
  };
}
