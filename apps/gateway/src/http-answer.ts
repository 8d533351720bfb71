import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers of every answer: nothing is stored, nothing is guessed, nothing leaks to the next site. */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export function answerJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  const type = { 'content-type': 'application/json' };
  response.writeHead(status, { ...COMMON_HEADERS, ...type, ...headers }).end(`${JSON.stringify(body)}\n`);
}

export function answerText(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

/** Reads a body of at most `limit` bytes; null when it is longer. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > limit) return null;
  }
  return body;
}
