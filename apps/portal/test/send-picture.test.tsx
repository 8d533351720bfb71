import type { SendFile } from '@nestling/kit/field/send-file.ts';
import { renderHook } from '@testing-library/react';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSendPicture } from '../src/domains/media/use-send-picture.ts';

/** Status the next uploads end with; 204 once it is empty. */
let statuses: number[] = [];
let puts: string[] = [];
let confirmed: string[] = [];
let lost = 0;

class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend = () => {};
  status = 0;
  #url = '';
  open(_: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  abort() {}
  send() {
    puts.push(this.#url);
    this.status = statuses.shift() ?? 204;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    setTimeout(() => this.onloadend(), 5);
  }
}

beforeEach(() => {
  statuses = [];
  puts = [];
  confirmed = [];
  lost = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

/** A server that gives out addresses and confirms keys. */
const answer = async (_: unknown, init?: RequestInit): Promise<Response> => {
  const { query, variables } = JSON.parse(String(init?.body));
  if (query.includes('getPresignedUploadUrl'))
    return Response.json({
      data: { getPresignedUploadUrl: { url: `https://x.example/put/${variables.name}`, key: `u-${variables.name}` } },
    });
  if (lost > 0) {
    lost -= 1;
    throw new TypeError('no line');
  }
  confirmed.push(variables.key);
  const outcome = { status: 'Success', message: '', file_name: `kept-${variables.key}`, errors: [] };
  return Response.json({ data: { confirmPresignedUpload: outcome } });
};

const sender = (): SendFile => {
  const client = new Client({
    url: 'http://localhost/graphql',
    exchanges: [fetchExchange],
    fetch: answer,
    preferGetMethod: false,
  });
  return renderHook(useSendPicture, { wrapper: ({ children }) => <Provider value={client}>{children}</Provider> })
    .result.current;
};

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const sending = () => ({ progress: vi.fn(), signal: new AbortController().signal });

test('two files sent at once both arrive, with their progress', async () => {
  const send = sender();
  const first = sending();
  const ends = await Promise.all([send(png('a'), first), send(png('b'), sending())]);
  expect(ends).toEqual([{ key: 'kept-u-a' }, { key: 'kept-u-b' }]);
  expect(first.progress).toHaveBeenCalledWith(0.5);
});

test('a file that had arrived when the line broke is not sent twice', async () => {
  const send = sender();
  const file = png('a');
  lost = 1;
  expect(await send(file, sending())).toEqual({ problem: null });
  expect(await send(file, sending())).toEqual({ key: 'kept-u-a' });
  expect(puts).toEqual(['/put/a']);
});

test('a broken line says nothing of the file, a refusal says why', async () => {
  statuses = [0, 413];
  const send = sender();
  expect(await send(png('a'), sending())).toEqual({ problem: null });
  expect(await send(png('a'), sending())).toEqual({ problem: expect.stringMatching(/large|MB/) });
  expect(confirmed).toEqual([]);
});
