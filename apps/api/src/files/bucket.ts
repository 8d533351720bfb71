import { createHash, type Hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
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
const FIRST_PAUSE_MS = 100;

/** SHA-256 of nothing, as requests without a body are signed (Signature Version 4, "Create a canonical request"). */
const NOTHING = createHash('sha256').digest('hex');

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
interface Body {
  readonly blob: Blob;
  readonly sha256: string;
}

/** What goes with a request, and the part of a file it is for. */
interface Wanted {
  readonly body?: Body;
  readonly part?: Range;
}

const sizeOf = ({ headers }: Response): number => Number(headers.get('content-length'));

/**
 * Keeps files in a bucket of Amazon S3 or of whatever speaks its REST interface, by addresses with the bucket in the path.
 * A file is written to `folder` first, which is for nothing else, for its length and digest are sent ahead of it: the
 * service refuses what came otherwise, and shows a file only when it is whole.
 */
export const bucketBlobStore = (settings: BucketSettings, folder: string): BlobStore => {
  const { endpoint, bucket, ...signer } = settings;
  const drafts = folderBlobStore(folder);

  const once = async (method: Method, url: string, { body, part }: Wanted): Promise<Response> => {
    const signed = await new AwsV4Signer({
      ...signer,
      service: 's3',
      method,
      url,
      headers: {
        'x-amz-content-sha256': body?.sha256 ?? NOTHING,
        ...(part && { range: `bytes=${part.start}-${part.end}` }),
      },
    }).sign();
    // The content of a long file may take longer than its answer took to begin.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), body ? PUT_MS : PATIENCE_MS);
    const { headers } = signed;
    try {
      return await fetch(signed.url, {
        method,
        headers,
        body: body?.blob ?? null,
        redirect: 'error',
        signal: late.signal,
      });
    } catch (cause) {
      throw new BucketAway(`The bucket ${bucket} does not answer.`, { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Every request here may be made twice. Answers null for what is not there. */
  const ask = async (method: Method, at: string, wanted: Wanted = {}): Promise<Response | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt === TRIES;
      const response = await once(method, `${endpoint}/${bucket}${at}`, wanted).catch((error: unknown) => {
        if (last) throw error;
        return null;
      });
      if (response?.ok) return response;
      await response?.body?.cancel();
      if (response?.status === 404 && method !== 'PUT') return null;
      if (response) {
        const told = `The bucket ${bucket} answered ${response.status} to ${method}.`;
        if (response.status < 500 && response.status !== 429) throw new Error(told);
        if (last) throw new BucketAway(told);
      }
      await wait(FIRST_PAUSE_MS * 3 ** (attempt - 1));
    }
  };

  return {
    put: (path, chunks) => {
      const hash = createHash('sha256');
      return withDraft(join(folder, path), hashed(chunks, hash), async (draft) => {
        const blob = await openAsBlob(draft);
        await ask('PUT', `/${path}`, { body: { blob, sha256: hash.digest('hex') } });
      });
    },
    read: async (path) => {
      const response = await ask('GET', `/${path}`);
      return response && Buffer.from(await response.arrayBuffer());
    },
    open: async (path, partOf) => {
      const whole = partOf && (await ask('HEAD', `/${path}`));
      if (whole === null) return null;
      // Names are never used again for another content, so what was measured is what comes.
      const part = whole && partOf?.(sizeOf(whole));
      const response = await ask('GET', `/${path}`, part ? { part } : {});
      if (!response) return null;
      if (part && response.status !== 206) {
        await response.body?.cancel();
        throw new Error(`The bucket ${bucket} sends no parts of files.`);
      }
      return { size: sizeOf(whole ?? response), content: contentOf(response) };
    },
    has: async (path) => (await ask('HEAD', `/${path}`)) !== null,
    remove: async (path) => {
      await ask('DELETE', `/${path}`);
    },
    removeStrays: async (of, before, keep) => {
      await drafts.removeStrays(of, before, () => false);
      for await (const { name, written } of listed(ask, `${of}/`))
        if (!keep(name) && written < before) await ask('DELETE', `/${of}/${name}`);
    },
  };
};

async function* hashed(chunks: Chunks, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

const contentOf = ({ body }: Response): Readable => Readable.from(body ? partsOf(body) : [], { objectMode: false });

/** The stream is let go when its reader goes away in the middle. */
async function* partsOf(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The files below a prefix, a thousand a page (ListObjectsV2). Names need no XML reader: all that are ours are made of
 * letters, digits, "-", "_" and a dot, and what is not ours is left alone.
 */
async function* listed(
  ask: (method: 'GET', at: string) => Promise<Response | null>,
  prefix: string,
): AsyncGenerator<{ readonly name: string; readonly written: Date }> {
  for (let from: string | null = ''; from !== null; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(from ? { 'continuation-token': from } : {}) });
    const xml: string = (await (await ask('GET', `/?${query}`))?.text()) ?? '';
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const name = /<Key>(?:\d+\/)([\w-]+\.[a-z]+)<\/Key>/.exec(entry)?.[1];
      const written = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
      if (name && written) yield { name, written: new Date(written) };
    }
    from = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1] ?? null;
  }
}
