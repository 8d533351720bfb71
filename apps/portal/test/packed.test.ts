// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed } from '../src/domains/learning/parts/packed.ts';

test('a file is packed so that the server can unpack it', async () => {
  const text = 'framework,domain,goal_text\n'.repeat(5_000);
  const sent = await packed(new Blob([text]));
  expect(sent.length).toBeLessThan(text.length / 50);
  expect(gunzipSync(Buffer.from(sent, 'base64')).toString()).toBe(text);
});
