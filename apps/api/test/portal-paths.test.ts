import { readFileSync } from 'node:fs';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { expect, test } from 'vitest';

test('no address of a screen is taken for one of the api', async () => {
  const server = await startTestServer();
  const text = readFileSync(new URL('../../portal/src/paths.gen.ts', import.meta.url), 'utf8');
  const paths = [...text.matchAll(/: '(\/[^']*)';/g)].map(([, path = '']) => path.replace(/:\w+\??/g, '1'));
  const answered = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return `${response.status} ${await response.text()}`;
  };
  // Without the portal's pages the server has nothing to say at any of them.
  const nothing = await answered('/no-such-page');
  const taken: string[] = [];
  for (const path of paths) if ((await answered(path)) !== nothing) taken.push(path);
  await server.close();
  expect(paths.length).toBeGreaterThan(190);
  expect(taken).toEqual([]);
});
