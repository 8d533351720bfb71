import { scryptSync } from 'node:crypto';
import { slowOf } from '@nestling/portal/domains/attendance/tablet/offline/list.ts';
import { SLOW } from '@nestling/rules/kiosk/door-keys.ts';
import { expect, test } from 'vitest';

test('the tablet makes of a PIN what the server does', async () => {
  const salt = new Uint8Array(16).fill(7);
  const { N, r, p, dkLen } = SLOW;
  const ofServer = scryptSync('482193', salt, dkLen, { N, r, p, maxmem: 256 * N * r });
  expect(await slowOf('482193', salt)).toEqual(Uint8Array.from(ofServer));
});
