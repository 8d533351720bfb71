import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Waits, waitAfter } from '@nestling/rules/back-off.ts';
import type { BlobStore, Chunks, Range } from './blob-store.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { withDraft } from './draft.ts';
import { folderBlobStore } from './folder.ts';

/** The service did not answer, or not in time: like a database that is away, it may be asked again. */
class BucketAway extends Error {
  readonly code = 'ETIMEDOUT';
}

/** How long an answer may take to begin, ms: a call has five seconds in all. */
const PATIENCE_MS = 4_000;
/** The same of a file on its way there. */
const PUT_MS = 60_000;
const TRIES = 3;
const WAITS: Waits = { firstMs: 100, factor: 3 };

/** What goes wrong is thrown, and told where it is caught. */
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** What the service answered, of an error of its client; undefined when it did not answer. */
const statusOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  const found = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return found && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
};

/**
 * Keeps files in a bucket of Amazon S3 or of whatever speaks its REST interface, by addresses with the bucket in the path.
 * A file is written to `folder` first, which is for nothing else, for its length and digest are sent ahead of it: the
 * service refuses what came otherwise, and shows a file only when it is whole.
 */
export const bucketBlobStore = (settings: BucketSettings, folder: string): BlobStore => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const drafts = folderBlobStore(folder);
  /** Loaded with the first file, for an installation without a bucket never needs it. */
  let known: Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> | undefined;
  const opened = () => {
    known ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        // Asked again below, for its own way leaves out files that are sent as they are read.
        maxAttempts: 1,
        logger: SILENT,
        requestHandler: { connectionTimeout: PATIENCE_MS },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return known;
  };

  /** Every request here may be made twice. Answers null for what is not there. */
  const ask = async <T>(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    send: (client: S3Client, sdk: typeof import('@aws-sdk/client-s3'), abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T | null> => {
    const { client, sdk } = await opened();
    for (let attempt = 1; ; attempt += 1) {
      // The content of a long file may take longer than its answer took to begin.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), method === 'PUT' ? PUT_MS : PATIENCE_MS);
      try {
        return await send(client, sdk, late.signal);
      } catch (cause) {
        const status = statusOf(cause);
        if (status === 404 && method !== 'PUT') return null;
        const told = `The bucket ${bucket} answered ${status} to ${method}.`;
        if (status !== undefined && status < 500 && status !== 429) throw new Error(told);
        if (attempt === TRIES)
          throw new BucketAway(status === undefined ? `The bucket ${bucket} does not answer.` : told, { cause });
      } finally {
        clearTimeout(timer);
      }
      await wait(waitAfter(attempt, WAITS));
    }
  };

  const measured = (path: string) =>
    ask('HEAD', (client, sdk, abortSignal) =>
      client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: path }), { abortSignal }),
    );
  const fetched = (path: string, part?: Range | null) =>
    ask('GET', (client, sdk, abortSignal) =>
      client.send(
        new sdk.GetObjectCommand({
          Bucket: bucket,
          Key: path,
          ...(part && { Range: `bytes=${part.start}-${part.end}` }),
        }),
        { abortSignal },
      ),
    );
  const removed = (path: string) =>
    ask('DELETE', (client, sdk, abortSignal) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: path }), { abortSignal }),
    );

  /** What lies in a folder of the bucket, page by page. */
  async function* listed(of: string) {
    for (let from: string | undefined; ; ) {
      const page = await ask('GET', (client, sdk, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: `${of}/`, ContinuationToken: from }), {
          abortSignal,
        }),
      );
      yield* page?.Contents ?? [];
      from = page?.NextContinuationToken;
      if (!from) return;
    }
  }

  return {
    put: (path, chunks) => {
      const hash = createHash('sha256');
      return withDraft(join(folder, path), hashed(chunks, hash), async (draft) => {
        const [{ size }, digest] = [await stat(draft), hash.digest('base64')];
        await ask('PUT', (client, sdk, abortSignal) =>
          client.send(
            new sdk.PutObjectCommand({
              Bucket: bucket,
              Key: path,
              Body: createReadStream(draft),
              ContentLength: size,
              ChecksumSHA256: digest,
            }),
            { abortSignal },
          ),
        );
      });
    },
    read: async (path) => {
      const found = await fetched(path);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    open: async (path, partOf) => {
      const whole = partOf && (await measured(path));
      if (whole === null) return null;
      // Names are never used again for another content, so what was measured is what comes.
      const part = whole && partOf?.(whole.ContentLength ?? 0);
      const found = await fetched(path, part);
      if (!found) return null;
      const content = found.Body instanceof Readable ? found.Body : Readable.from([]);
      if (part && found.$metadata.httpStatusCode !== 206) {
        content.destroy();
        throw new Error(`The bucket ${bucket} sends no parts of files.`);
      }
      return { size: (whole ?? found).ContentLength ?? 0, content };
    },
    has: async (path) => (await measured(path)) !== null,
    remove: async (path) => {
      await removed(path);
    },
    list: async function* (of) {
      for await (const { Key: path = '' } of listed(of)) yield path.slice(of.length + 1);
    },
    removeStrays: async (of, before, keep) => {
      await drafts.removeStrays(of, before, () => false);
      for await (const { Key: path = '', LastModified: written } of listed(of))
        if (written && written < before && !keep(path.slice(of.length + 1))) await removed(path);
    },
  };
};

async function* hashed(chunks: Chunks, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
