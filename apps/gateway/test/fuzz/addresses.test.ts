import { createServer } from 'node:net';
import { addressAllowed } from '@nestling/rules/allowed-address.ts';
import { expect, test } from 'vitest';
import { testCamera } from '../../src/camera/camera-test.ts';
import { CLIENT_DEFAULTS } from '../../src/rtsp/client.ts';
import { later } from '../support/stand.ts';
import { fuzz } from './fuzz.ts';
import type { Tape } from './tape.ts';

/** Ranges of IPv4 nobody's camera is in, as first and last address; written down here a second time on purpose. */
const CLOSED: readonly (readonly [string, string])[] = [
  ['0.0.0.0', '0.255.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['100.100.100.200', '100.100.100.200'],
  ['168.63.129.16', '168.63.129.16'],
  ['224.0.0.0', '255.255.255.255'],
];
const value = (dotted: string): number => dotted.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const dotted = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
const hex = (number: number): string => number.toString(16);
const isClosed = (number: number): boolean => CLOSED.some(([from, to]) => number >= value(from) && number <= value(to));

/** Near the edges of what is closed, and anywhere. */
const anAddress = (tape: Tape): number => {
  if (tape.seldom(3)) return tape.number(2 ** 32);
  const [from, to] = tape.pick(CLOSED);
  return Math.min(2 ** 32 - 1, Math.max(0, value(tape.pick([from, to])) + tape.number(5) - 2));
};

/** How an IPv4 address can be written as IPv6: mapped, translated, compatible, by way of NAT64 and 6to4. */
const asIPv6 = (tape: Tape, number: number): string => {
  const [high, low] = [hex(Math.floor(number / 65_536)), hex(number % 65_536)];
  return tape.pick([
    `::ffff:${dotted(number)}`,
    `::FFFF:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `0000:0000:0000:0000:0000:ffff:${high.padStart(4, '0')}:${low.padStart(4, '0')}`,
    `0::ffff:${high}:${low}`,
  ]);
};

fuzz(
  'addresses of cameras, however they are spelled',
  (tape) => {
    const number = anAddress(tape);
    const open = !isClosed(number);
    expect(addressAllowed(dotted(number), []), dotted(number)).toBe(open);
    const wide = asIPv6(tape, number);
    expect(addressAllowed(wide, []), wide).toBe(open);
    expect(addressAllowed(wide, ['0.0.0.0/0', '::/0']), wide).toBe(open);
    const high = `${hex(Math.floor(number / 65_536))}:${hex(number % 65_536)}`;
    // What carries an IPv4 address inside is no camera's, wherever it leads.
    for (const carrier of [
      `64:ff9b::${high}`,
      `64:ff9b:1::${high}`,
      `2002:${high}::1`,
      `::ffff:0:${high}`,
      `::${high}`,
    ])
      expect(addressAllowed(carrier, []), carrier).toBe(false);
    for (const zone of ['%lo', '%1', '%25eth0']) expect(addressAllowed(wide + zone, []), zone).toBe(false);
    expect(addressAllowed(tape.text(20), [])).toBe(false);
  },
  { share: 0.2 },
);

/** Addresses that lead to this machine, as they can be typed into a form. */
const HERE = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
  ],
  ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[::127.0.0.1]', '[::]', '0.0.0.0', '0'],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    'foo.localhost',
    '[64:ff9b::7f00:1]',
  ],
];
const ANSWERS = [
  ['127.0.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['169.254.169.254', '127.0.0.1'],
  ['fe80::1%lo'],
  ['0.0.0.0'],
  [],
];

test('no address and no answer of a name server leads to this machine', async () => {
  let trapped = 0;
  const trap = createServer((socket) => {
    trapped++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  later(() => {
    trap.close();
  });
  const listening = trap.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  const quick = { ...CLIENT_DEFAULTS, answerMs: 300, silentMs: 300, pictureMs: 300 };
  let tried = 0;
  const reasons = new Set<string>();
  const call = async (url: string, answers: string[]) => {
    tried++;
    const grant = { source: { url }, allow: [], audio: false, version: 1 };
    const result = await testCamera('1', grant, { ...quick, resolve: async () => answers });
    expect(result.ok).toBe(false);
    reasons.add(result.steps.at(-1)?.reason ?? '');
  };
  for (const host of HERE)
    for (const scheme of ['rtsp', 'rtsps']) await call(`${scheme}://${host}:${port}/live`, ['127.0.0.1']);
  for (const answers of ANSWERS) await call(`rtsp://camera.example:${port}/live`, answers);
  for (const scheme of ['http', 'file', 'exec', 'concat', 'RTSP+unix', 'rtspu', 'ffmpeg', 'javascript'])
    await call(`${scheme}://127.0.0.1:${port}/live`, ['127.0.0.1']);
  for (const url of [
    `rtsp://10.0.0.1@127.0.0.1:${port}/`,
    `rtsp://x\\@127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    '-i',
    `rtsp:127.0.0.1:${port}`,
  ])
    await call(url, ['127.0.0.1']);
  console.log(`attack S5 camera addresses: ${tried} tried, connections to this machine: ${trapped}`);
  expect(trapped).toBe(0);
  expect([...reasons].filter((reason) => !['network_refused', 'unreachable'].includes(reason))).toEqual([]);
});

test('a camera that sends elsewhere is not followed', async () => {
  let trapped = 0;
  const trap = createServer((socket) => {
    trapped++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const there = trap.address();
  const elsewhere = `rtsp://127.0.0.1:${typeof there === 'object' && there ? there.port : 0}/x`;
  const lures = [
    `RTSP/1.0 302 Found\r\nLocation: ${elsewhere}`,
    `RTSP/1.0 301 Moved\r\nLocation: ${elsewhere}`,
    `RTSP/1.0 200 OK\r\nContent-Base: ${elsewhere}/\r\nContent-Length: 68\r\n\r\nv=0\r\nm=video 0 RTP/AVP 96\r\na=rtpmap:96 H264/90000\r\na=control:${elsewhere}`,
    `RTSP/1.0 305 Use Proxy\r\nLocation: ${elsewhere}`,
  ];
  for (const lure of lures) {
    const camera = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.on('data', (bytes) => {
        const cseq = /CSeq: (\d+)/.exec(bytes.toString())?.[1];
        const answer = bytes.toString().startsWith('OPTIONS') ? 'RTSP/1.0 200 OK' : lure;
        socket.write(
          answer.replace('\r\n', `\r\nCSeq: ${cseq}\r\n`) +
            (answer.includes('\r\n') ? '' : `\r\nCSeq: ${cseq}`) +
            '\r\n\r\n',
        );
      });
    });
    await new Promise<void>((resolve) => camera.listen(0, '127.0.0.1', resolve));
    const here = camera.address();
    const url = `rtsp://127.0.0.1:${typeof here === 'object' && here ? here.port : 0}/live`;
    const quick = { ...CLIENT_DEFAULTS, answerMs: 300, silentMs: 300, pictureMs: 300 };
    const result = await testCamera('1', { source: { url }, allow: ['127.0.0.1/32'], audio: false, version: 1 }, quick);
    expect(result.ok).toBe(false);
    camera.close();
  }
  trap.close();
  console.log(`attack S5 cameras that send elsewhere: ${lures.length} tried, followed: ${trapped}`);
  expect(trapped).toBe(0);
});
