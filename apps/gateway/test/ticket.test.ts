import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { Admission } from '../src/view/admission.ts';
import { readKeys, readTicket } from '../src/view/ticket.ts';

const pair = generateKeyPairSync('ed25519');
const spki = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const keys = readKeys([
  { kid: 'k1', spki },
  { kid: 'bad', spki: 'AAAA' },
]);
const NOW = 1_700_000_000_000;
const CLAIMS = {
  k: 'k1',
  aud: 'local',
  sid: 's',
  viewer: '1:2',
  session: 'x',
  child: null,
  cam: '1:1',
  label: 'A',
  iat: NOW / 1000,
  exp: NOW / 1000 + 30,
};

function make(change: object = {}, key = pair.privateKey): string {
  const payload = Buffer.from(JSON.stringify({ ...CLAIMS, ...change })).toString('base64url');
  return `v1.${payload}.${sign(null, Buffer.from(`v1.${payload}`), key).toString('base64url')}`;
}
const read = (ticket: string, now = NOW) => readTicket(ticket, keys, 'local', now);

test('a good ticket gives its claims', () => {
  expect(read(make())).toEqual({
    sid: 's',
    viewer: '1:2',
    session: 'x',
    child: null,
    cam: '1:1',
    label: 'A',
    low: false,
    small: false,
    hls: false,
    most: null,
    iat: NOW / 1000,
    exp: NOW / 1000 + 30,
  });
});

test.each([
  ['forged', make({}, generateKeyPairSync('ed25519').privateKey)],
  [
    'forged',
    `v1.${Buffer.from(JSON.stringify({ ...CLAIMS, cam: '1:2' })).toString('base64url')}.${make().split('.')[2]}`,
  ],
  ['unknown_key', make({ k: 'k2' })],
  ['unknown_key', make({ k: 'bad' })],
  ['audience', make({ aud: 'other' })],
  ['expired', make({ iat: NOW / 1000 - 40, exp: NOW / 1000 - 10 })],
  ['future', make({ iat: NOW / 1000 + 20, exp: NOW / 1000 + 50 })],
  ['future', make({ exp: NOW / 1000 + 3600 })],
  ['malformed', make({ sid: '' })],
  ['malformed', make({ child: 7 })],
  ['malformed', make({ viewer: undefined })],
  ['malformed', make({ exp: '1800000000' })],
  ['malformed', ''],
  ['malformed', 'v1..'],
  ['malformed', `${make()}x`],
  ['malformed', `v1.${'A'.repeat(5000)}.${'A'.repeat(86)}`],
])('%s: %#', (fault, ticket) => {
  expect(read(ticket)).toEqual({ fault });
});

test('a signature has one spelling only', () => {
  const ticket = make();
  const last = ticket.at(-1) ?? '';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = [...letters].filter((letter) => letter !== last).map((letter) => ticket.slice(0, -1) + letter);
  for (const other of others) expect(read(other)).toEqual({ fault: 'forged' });
});

test('a view that was revoked is not opened, though the clock of the api is known seconds too late', () => {
  const admission = new Admission('local');
  // The welcome took three seconds, the tickets are of now.
  admission.welcome(NOW - 3000, [{ kid: 'k1', spki }]);
  admission.revoke('sid', 's');
  expect(admission.admit(make())).toEqual({ fault: 'revoked' });
  expect(admission.admit(make({ sid: 'other' }))).toMatchObject({ sid: 'other' });
});
