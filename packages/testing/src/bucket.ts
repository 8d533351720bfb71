import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A file of the stand-in, by the path behind the bucket. */
interface Kept {
  readonly bytes: Buffer;
  readonly written: Date;
}

export interface StandIn {
  readonly endpoint: string;
  readonly files: Map<string, Kept>;
  /** Method and path of each request that came, in their order. */
  readonly asked: string[];
  /** Bytes of files that were sent in all. */
  sent: number;
  /** How many of the next requests it is too busy for. */
  busy: number;
  close(): Promise<void>;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** What a signed request consists of, as Signature Version 4 reads it. */
export interface Signed {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the headers that are signed, joined by ";". */
  readonly names: string;
  /** `20130524/us-east-1/s3/aws4_request` */
  readonly scope: string;
}

/** The signature a request must have (AWS, "Authenticating Requests: Using the Authorization Header"). */
export const signatureOf = ({ method, path, query, headers, names, scope }: Signed, secret: string): string => {
  const lines = names.split(';').map((name) => `${name}:${headers[name] ?? ''}\n`);
  const request = [method, path, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
};

const refusal = (request: IncomingMessage, url: URL, body: Buffer, secret: string): number | null => {
  const { headers, method = '' } = request;
  const found = /Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(headers.authorization ?? '');
  if (!found) return 403;
  const [, scope = '', names = '', signature] = found;
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  if (signatureOf({ method, path: url.pathname, query, headers: plain, names, scope }, secret) !== signature)
    return 403;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return 403;
  if (method === 'PUT' && headers['content-length'] === undefined) return 411;
  // A body that is sent as it is read is signed without it; its digest goes ahead as a checksum then.
  const digest = plain['x-amz-checksum-sha256'];
  if (digest !== undefined && digest !== createHash('sha256').update(body).digest('base64')) return 400;
  if (headers['x-amz-content-sha256'] === 'UNSIGNED-PAYLOAD') return digest === undefined ? 400 : null;
  return sha256(body) === headers['x-amz-content-sha256'] ? null : 400;
};

/** Three names a page, so that tests come past the end of one. */
const PAGE = 3;

const listing = (files: StandIn['files'], query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const from = query.get('continuation-token') ?? '';
  const found = [...files]
    .filter(([name]) => name.startsWith(prefix) && name > from)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, PAGE);
  const entries = page.map(
    ([name, { written }]) =>
      `<Contents><Key>${name}</Key><LastModified>${written.toISOString()}</LastModified></Contents>`,
  );
  const more = found.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('\n')}${more}</ListBucketResult>`;
};

/** A service with one bucket that holds to signatures, lengths and digests as S3 does. */
export const openStandIn = async (bucket: string, secret: string): Promise<StandIn> => {
  const files: StandIn['files'] = new Map();
  const asked: string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const body = await buffer(request);
    asked.push(`${request.method} ${url.pathname}`);
    if (standIn.busy > 0) {
      standIn.busy -= 1;
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    const refused = url.pathname.startsWith(`/${bucket}/`) ? refusal(request, url, body, secret) : 404;
    if (refused) return void response.writeHead(refused).end();
    const name = url.pathname.slice(bucket.length + 2);
    if (request.method === 'PUT') {
      files.set(name, { bytes: body, written: new Date() });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return void response.writeHead(204).end();
    }
    if (name === '') return void response.end(listing(files, url.searchParams));
    const kept = files.get(name);
    if (!kept) return void response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = from && to ? kept.bytes.subarray(Number(from), Number(to) + 1) : kept.bytes;
    if (request.method === 'GET') standIn.sent += bytes.length;
    response
      .writeHead(from ? 206 : 200, { 'content-length': bytes.length })
      .end(request.method === 'GET' ? bytes : undefined);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const standIn: StandIn = {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    asked,
    sent: 0,
    busy: 0,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return standIn;
};
