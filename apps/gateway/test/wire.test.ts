import { describe, expect, test } from 'vitest';
import { readSdp } from '../src/rtsp/sdp.ts';
import { type RtspMessage, WireReader } from '../src/rtsp/wire.ts';

function reader() {
  const messages: RtspMessage[] = [];
  const packets: [number, string][] = [];
  const wire = new WireReader({
    message: (message) => messages.push(message),
    packet: (channel, packet) => packets.push([channel, packet.toString('latin1')]),
  });
  return { wire, messages, packets };
}

const ANSWER =
  'RTSP/1.0 200 OK\r\nCSeq: 3\r\nWWW-Authenticate: Basic realm="a"\r\nWWW-Authenticate: Digest nonce="b"\r\nContent-Length: 5\r\n\r\nv=0\r\n';
const STREAM = Buffer.from(
  `${ANSWER}$\x00\x00\x03abc\r\n$\x01\x00\x00OPTIONS * RTSP/1.0\r\nCSeq: 9\r\n\r\n$\x02\x00\x01z`,
  'latin1',
);

describe('the bytes of an RTSP connection', () => {
  test('are understood however they are cut', () => {
    for (let size = 1; size < STREAM.length; size++) {
      const { wire, messages, packets } = reader();
      for (let at = 0; at < STREAM.length; at += size) wire.push(STREAM.subarray(at, at + size));
      expect(messages.map((message) => [message.status, message.body.toString()])).toEqual([
        [200, 'v=0\r\n'],
        [0, ''],
      ]);
      expect(messages[0]?.headers.get('www-authenticate')).toEqual(['Basic realm="a"', 'Digest nonce="b"']);
      expect(packets).toEqual([
        [0, 'abc'],
        [1, ''],
        [2, 'z'],
      ]);
    }
  });

  test.each([
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'not_rtsp'],
    ['SSH-2.0-OpenSSH', 'not_rtsp'],
    ['$\x00\x00\x01a', 'not_rtsp'],
    [`RTSP/1.0 200 OK\r\nContent-Length: ${10 * 1024 * 1024}\r\n\r\n`, 'corrupt'],
    ['RTSP/1.0 200 OK\r\nContent-Length: -1\r\n\r\n', 'not_rtsp'],
    [`RTSP/1.0 200 OK\r\nX: ${'y'.repeat(70_000)}`, 'not_rtsp'],
    [`${ANSWER}\x00\x01\x02`, 'corrupt'],
  ])('that are none are refused: %#', (bytes, reason) => {
    expect(() => reader().wire.push(Buffer.from(bytes, 'latin1'))).toThrow(expect.objectContaining({ reason }));
  });
});

describe('descriptions', () => {
  const sdp = (control: string) =>
    `v=0\r\ns=x\r\nt=0 0\r\nm=video 0 RTP/AVP 96\r\na=rtpmap:96 H264/90000\r\na=fmtp:96 packetization-mode=1;sprop-parameter-sets=Z0LA,aM48\r\na=control:${control}\r\n`;

  test.each([
    ['trackID=0', 'rtsp://h/live', 'rtsp://h/live/trackID=0'],
    ['trackID=0', 'rtsp://h/live/', 'rtsp://h/live/trackID=0'],
    ['trackID=0', 'rtsp://h/live?ch=1', 'rtsp://h/live/trackID=0'],
    ['rtsp://h/x/1', 'rtsp://h/live', 'rtsp://h/x/1'],
  ])('control %s below %s', (control, base, address) => {
    expect(readSdp(sdp(control), base)[0]).toMatchObject({
      kind: 'video',
      encoding: 'h264',
      payloadType: 96,
      control: address,
    });
  });
});
