import { connect, createServer, type Socket } from 'node:net';
import { FromGateway } from '@nestling/api/domains/cameras/gateway/messages.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCamera } from '../../src/camera/camera-test.ts';
import { CLIENT_DEFAULTS } from '../../src/rtsp/client.ts';
import { readClip, setsOf } from '../support/clip.ts';
import { RtpSender } from '../support/rtp-sender.ts';
import { later, stand, until } from '../support/stand.ts';
import { RUNS, SEED } from './fuzz.ts';
import { Tape } from './tape.ts';

const HOUR_MS = 3_600_000;

const tapes = (count: number, seed: number): Tape[] =>
  fc.sample(fc.uint8Array({ maxLength: 300, size: 'max' }), { numRuns: count, seed }).map((bytes) => new Tape(bytes));

/** Works on all of them, so many at a time. */
const inLanes = async (all: Tape[], lanes: number, work: (tape: Tape) => Promise<void>): Promise<void> => {
  const waiting = [...all];
  const lane = async () => {
    for (let tape = waiting.pop(); tape; tape = waiting.pop()) await work(tape);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const clip = readClip('plain.h264');
const sets = setsOf(clip).map((set) => set.toString('base64'));
const sdp = (tape: Tape): string => {
  const codec = tape.pick(['H264', 'H264', 'H264', 'H265', 'JPEG', 'X'.repeat(300)]);
  const lines = ['v=0', 'm=video 0 RTP/AVP 96', `a=rtpmap:96 ${codec}/90000`, `a=fmtp:96 sprop-parameter-sets=${sets}`];
  if (tape.seldom(3)) lines.push('m=audio 0 RTP/AVP 97', `a=rtpmap:97 ${'y'.repeat(tape.number(400))}/8000`);
  if (tape.seldom(4)) lines.splice(tape.number(lines.length), 1, tape.text(40));
  return `${lines.join('\r\n')}\r\n`;
};

/** A camera that answers as its tape says: mostly so far that the next step is tried, and never quite right. */
const liar = (socket: Socket, tape: Tape): void => {
  let left = 12;
  const sender = new RtpSender('h264');
  socket.on('error', () => socket.destroy());
  socket.on('data', (asked) => {
    const request = asked.toString('latin1');
    const cseq = /CSeq: (\d+)/.exec(request)?.[1] ?? '1';
    if (--left === 0 || tape.over) {
      socket.end();
      return;
    }
    if (tape.seldom(12)) socket.write(tape.bytes(60));
    const status = tape.seldom(8) ? tape.pick([100, 302, 401, 403, 404, 453, 461, 500, 0]) : 200;
    const headers = [`CSeq: ${tape.seldom(20) ? tape.text(4) : cseq}`, 'Session: 1;timeout=2'];
    if (status === 302) headers.push('Location: rtsp://127.0.0.1:1/');
    if (status === 401) headers.push(`WWW-Authenticate: Digest nonce="${tape.text(10).replaceAll('\r\n', '')}"`);
    const body = request.startsWith('DESCRIBE') ? sdp(tape) : '';
    const length = tape.seldom(20) ? tape.number(70_000) : Buffer.byteLength(body, 'latin1');
    const head = [`RTSP/1.0 ${status} X`, ...headers, `Content-Length: ${length}`, '', ''].join('\r\n');
    socket.write(Buffer.from(head + body, 'latin1'));
    if (!request.startsWith('PLAY')) return;
    for (let i = tape.number(8); i > 0; i--) {
      for (const packet of sender.picture(clip.pictures[i % 4] ?? [], i * 3600)) {
        if (tape.seldom(6)) packet[tape.number(packet.length)] = tape.byte();
        socket.write(Buffer.concat([Buffer.from([0x24, 0, packet.length >> 8, packet.length & 255]), packet]));
      }
    }
    if (tape.seldom(2)) socket.end();
  });
};

test('cameras that lie are named for what they are, in words the api takes', { timeout: HOUR_MS }, async () => {
  const count = Math.ceil(RUNS / 50);
  const waiting = tapes(count, SEED);
  const tally = new Map<string, number>();
  const server = createServer((socket) => {
    const tape = waiting.pop();
    if (tape) liar(socket, tape);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  later(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const source = { url: `rtsp://127.0.0.1:${port}/live`, username: 'u', password: 'p' };
  const grant = { source, allow: ['127.0.0.1/32'], audio: true, version: 1 };
  const quick = { ...CLIENT_DEFAULTS, answerMs: 400, silentMs: 400, pictureMs: 400 };
  await inLanes(tapes(count, 1), 20, async () => {
    const result = await testCamera('1', grant, quick);
    const said: unknown = JSON.parse(JSON.stringify({ t: 'tested', ...result }));
    expect(FromGateway.safeParse(said).error?.issues ?? [], JSON.stringify(said)).toEqual([]);
    const reason = result.steps.at(-1)?.reason ?? 'good';
    tally.set(reason, (tally.get(reason) ?? 0) + 1);
  });
  console.log(`fuzz cameras that lie: ${count} connections, 0 unnamed: ${JSON.stringify(Object.fromEntries(tally))}`);
  expect(tally.size).toBeGreaterThan(3);
});

const TARGETS = [
  ...['/live', '/hls', '/hls/SESSION/live.m3u8', '/hls/SESSION/ack', '/hls/SESSION/part-0.0.m4s', '/player'],
  ...['/hls/SESSION/init-1.mp4', '/hls/SESSION/seg-0.m4s', '/hls/SESSION/live.m3u8?_HLS_msn=NaN', '/health', '//'],
  ...['/hls/SESSION/live.m3u8?_HLS_msn=1e9&_HLS_part=-1', '/hls/SESSION/part-999999999.9999.m4s', '*', 'http://[/'],
  ...['/hls/../../etc/passwd', '/player/..%2f..%2fx', '/player/%ff', '/hls/%00', '/hls/SESSION/constructor', ''],
];
const HEADERS = [
  ...['Origin: http://127.0.0.1', 'Origin: null', 'Origin: http://[', 'Origin: x', 'Content-Length: -1'],
  ...['Transfer-Encoding: chunked', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 99'],
  ...['Expect: 100-continue', 'Host: evil', 'Range: bytes=0-', 'Content-Type: application/json', 'Upgrade: h2c'],
];
const UPGRADE = [
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Origin: http://127.0.0.1'],
];

/** A request that is nearly one, and after an upgrade what are nearly frames of a WebSocket. */
const stranger = (tape: Tape, session: string): Buffer => {
  const target = tape.pick(TARGETS).replace('SESSION', session) + (tape.seldom(6) ? tape.text(6) : '');
  const upgrades = target.startsWith('/live') && !tape.seldom(3);
  const headers = upgrades ? [...UPGRADE] : ['Connection: close'];
  for (let i = tape.number(upgrades ? 2 : 4); i > 0; i--)
    headers.push(tape.seldom(5) ? tape.text(20) : tape.pick(HEADERS));
  const body = tape.pick(['', '{"ms":1e999}', '{"ms":-1}', '{"ms":5000}', 'v1.a.b', tape.text(40)]);
  if (body !== '' && tape.seldom(2)) headers.push(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`);
  const method = upgrades
    ? 'GET'
    : tape.pick(['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'TRACE', 'M-SEARCH', tape.text(4)]);
  const head = [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');
  const frames = Array.from({ length: tape.number(4) }, () => {
    const message = tape.pick(['{"t":"ticket","ticket":"x"}', '{"a":1}', '{"t":"pause"}', tape.text(30)]);
    const mask = tape.seldom(6) ? 0 : 0x80;
    const frame = Buffer.from([tape.seldom(4) ? tape.byte() : 0x81, mask | (message.length & 0x7f), 0, 0, 0, 0]);
    return Buffer.concat([frame, Buffer.from(message, 'latin1')]);
  });
  return Buffer.concat([Buffer.from(head + body, 'latin1'), ...frames]);
};

/** What is answered to these bytes within 300 ms. */
const answered = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), 300);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });

test('strangers at the door are answered in order or not at all, and nobody else notices', {
  timeout: HOUR_MS,
}, async () => {
  const count = Math.ceil(RUNS / 10);
  const { port, api, watch, logged } = await stand({}, (config) => ({
    ...config,
    flow: { ...config.flow, silentMs: HOUR_MS },
  }));
  const viewer = watch();
  await until(() => viewer.fragments().length > 0, 'pictures');
  const opened = await fetch(`http://127.0.0.1:${port}/hls`, {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1' },
    body: api.ticket(),
  });
  const { session } = Object(await opened.json());
  const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const tally = new Map<string, number>();
  await inLanes(tapes(count, SEED), 25, async (tape) => {
    const bytes = stranger(tape, String(session));
    const answer = await answered(port, bytes);
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'none';
    expect(status, bytes.toString('latin1')).not.toMatch(/^50[0124-9]|^51/);
    expect(answer).not.toMatch(/node:internal|\.ts:\d/);
    tally.set(status, (tally.get(status) ?? 0) + 1);
  });
  const before = viewer.fragments().length;
  await until(() => viewer.fragments().length > before, 'the viewer goes on');
  // The camera, the api, and the viewer with both ends.
  await until(() => sockets() <= 8, 'the strangers are gone');
  expect(logged()).not.toContain('request failed');
  console.log(`fuzz strangers: ${count} connections, 0 broken: ${JSON.stringify(Object.fromEntries(tally))}`);
  expect(tally.size).toBeGreaterThan(4);
});
