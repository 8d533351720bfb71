import { expect } from 'vitest';
import { audioConfig } from '../../src/media/aac.ts';
import { Authorizer, chooseChallenge } from '../../src/rtsp/auth.ts';
import { CameraFailure } from '../../src/rtsp/failure.ts';
import { parameterSets, readSdp } from '../../src/rtsp/sdp.ts';
import { MAX_BODY, MAX_HEAD, requestBytes, WireReader } from '../../src/rtsp/wire.ts';
import { declared, fuzz } from './fuzz.ts';
import type { Tape } from './tape.ts';

const NAMES = ['CSeq', 'Content-Length', 'WWW-Authenticate', 'Session', 'Transport', 'Content-Base', '', 'X\u0000'];
const VALUES = ['1', '0', '5', '-1', '1e9', '0x10', 'NaN', '65537', 'Digest nonce="a"', '4711;timeout=60', 'a\nb', ''];
const LINES = ['RTSP/1.0 200 OK', 'RTSP/1.0 401', 'OPTIONS * RTSP/1.0', 'RTSP/1.0 2000 OK', 'HTTP/1.1 200 OK', 'A'];
const ENDS = ['\r\n', '\r\n', '\r\n', '\n', '\r', ''];

const message = (tape: Tape): string => {
  let text = `${tape.pick(LINES)}${tape.pick(ENDS)}`;
  for (let i = tape.number(5); i > 0; i--) {
    const value = tape.seldom(4) ? tape.text(20) : tape.pick(VALUES);
    text += `${tape.pick(NAMES)}:${tape.pick(['', ' ', '\t'])}${value}${tape.pick(ENDS)}`;
  }
  return text + tape.pick(ENDS) + tape.text(6);
};

const packet = (tape: Tape): string => {
  const body = tape.text(12);
  const length = tape.seldom(8) ? tape.number(65_536) : body.length;
  return `$${String.fromCharCode(tape.byte(), length >> 8, length & 255)}${body}`;
};

const stream = (tape: Tape): Buffer => {
  let text = '';
  for (let i = 1 + tape.number(6); i > 0; i--) {
    const kind = tape.number(8);
    text += kind < 4 ? message(tape) : kind < 7 ? packet(tape) : tape.text(10);
  }
  return Buffer.from(text, 'latin1');
};

/** Everything a connection gave, in order, and how it ended. */
const heard = (bytes: Buffer, size: number): string[] => {
  const all: string[] = [];
  const reader = new WireReader({
    message: ({ status, startLine, headers, body }) =>
      all.push(JSON.stringify([status, startLine, [...headers], body.toString('latin1')])),
    packet: (channel, content) => all.push(`${channel} ${content.toString('latin1')}`),
  });
  const failure = declared(CameraFailure, () => {
    for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  });
  if (failure) all.push(`failed: ${failure.reason}`);
  return all;
};

fuzz('the bytes of a camera mean the same however they are cut', (tape) => {
  const size = 1 + tape.number(40);
  const bytes = stream(tape);
  const whole = heard(bytes, bytes.length + 1);
  expect(heard(bytes, size)).toEqual(whole);
});

fuzz(
  'a camera that never comes to an end is cut off',
  (tape) => {
    const start = tape.pick(['RTSP/1.0 200 OK\r\nX: ', 'RTSP/1.0 200 OK\r\n', 'OPTIONS ']);
    const more = Buffer.from(tape.pick(['a', ' ', 'X: y\r\n', ':', '\t']).repeat(2000), 'latin1');
    const reader = new WireReader({ message: () => {}, packet: () => {} });
    let pushed = start.length;
    const failure = declared(CameraFailure, () => {
      reader.push(Buffer.from(start, 'latin1'));
      for (; pushed < MAX_HEAD + MAX_BODY + 20_000; pushed += more.length) reader.push(more);
    });
    expect(failure?.reason).toMatch(/corrupt|not_rtsp/);
    expect(pushed).toBeLessThanOrEqual(MAX_HEAD + more.length);
  },
  { share: 0.02 },
);

const SDP = [
  'v=0',
  's=x',
  'm=video 0 RTP/AVP 96',
  'm=video 0/2 RTP/SAVP 999',
  'm=audio 0 RTP/AVP 97',
  'm=application 0 RTP/AVP 98',
  'a=rtpmap:96 H264/90000',
  'a=rtpmap:96 H265/0',
  'a=rtpmap:97 MPEG4-GENERIC/16000/1',
  'a=rtpmap:97 PCMU/99999999999999999999',
  'a=fmtp:96 packetization-mode=1;sprop-parameter-sets=Z0LAKdoBQBbsBEAAAAMAQAAADwPGDKg=,aM4yyA==',
  'a=fmtp:97 streamtype=5;mode=AAC-hbr;sizelength=13;indexlength=3;config=1408',
  'a=fmtp:97 mode=aac-HBR;SizeLength=13;indexlength=3;config=f8e85000',
  'a=control:*',
  'a=control:trackID=0',
  'a=control:rtsp://elsewhere/x?y',
  'a=control:',
];

const description = (tape: Tape): string => {
  let text = tape.seldom(20) ? '' : 'v=0\r\n';
  for (let i = tape.number(20); i > 0; i--) {
    const line = tape.pick(SDP);
    const at = tape.number(line.length);
    text += tape.seldom(3) ? line.slice(0, at) + tape.text(8) + line.slice(at + tape.number(4)) : line;
    text += tape.pick(ENDS);
  }
  return text;
};

fuzz('descriptions of what a camera offers', (tape) => {
  const base = tape.pick(['rtsp://h/live', 'rtsp://h/live?ch=1', 'rtsp://h/', '']);
  declared(CameraFailure, () => {
    const tracks = readSdp(description(tape), base);
    expect(tracks.length).toBeLessThanOrEqual(16);
    for (const track of tracks) {
      expect(parameterSets(track).every((set) => set.length <= 4096)).toBe(true);
      const audio = audioConfig(track);
      if (audio) expect(audio.sampleRate).toBeGreaterThan(0);
      expect(track.clockRate).toBeGreaterThan(0);
      // It is asked for in a line of its own.
      expect(track.control).not.toMatch(/[\r\n]/);
    }
  });
});

const WORDS = [
  'Digest ',
  'Basic ',
  'digest',
  'nonce="',
  'realm=',
  'qop="auth,auth-int"',
  'algorithm=SHA-256',
  'MD5-sess',
];
const SIGNS = [
  '"',
  '\\"',
  '\\',
  ',',
  '=',
  ' ',
  '\t',
  ', ',
  'stale=TRUE',
  'opaque="x"',
  'a'.repeat(5000),
  ' '.repeat(2000),
];

fuzz('what a camera asks for at the sign-in', (tape) => {
  const values: string[] = [];
  for (let i = 1 + tape.number(3); i > 0; i--) {
    let value = tape.pick(WORDS);
    for (let parts = tape.number(12); parts > 0; parts--)
      value += tape.seldom(3) ? tape.text(6) : tape.pick([...WORDS, ...SIGNS]);
    values.push(value);
  }
  // As they come: read from a message, not made up beside it.
  const reader = new WireReader({
    message: ({ headers }) => {
      const challenge = chooseChallenge(headers.get('www-authenticate') ?? []);
      if (!challenge) return;
      const authorizer = new Authorizer({ username: 'a"b\\c', password: 'p:w"' });
      authorizer.use(challenge);
      const authorization = authorizer.header('DESCRIBE', 'rtsp://h/live') ?? '';
      const request = requestBytes('DESCRIBE', 'rtsp://h/live', 1, { Authorization: authorization });
      expect(request.split(/[\r\n]+/).filter(Boolean).length).toBe(4);
    },
    packet: () => {},
  });
  const lines = values.map((value) => `WWW-Authenticate: ${value.replaceAll('\r\n', '')}\r\n`);
  declared(CameraFailure, () => reader.push(Buffer.from(`RTSP/1.0 401 X\r\n${lines.join('')}\r\n`, 'latin1')));
});
