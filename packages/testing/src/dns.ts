import { createSocket } from 'node:dgram';

const TXT = 16;
const HEADER = 12;

const nameAt = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
};

/** A server of names that knows these texts and nothing else (RFC 1035), on a port of its own. */
export const startDns = async (texts: ReadonlyMap<string, string>) => {
  const socket = createSocket('udp4');
  socket.on('message', (asked, from) => {
    const { name, end } = nameAt(asked);
    const text = asked.readUInt16BE(end - 4) === TXT ? texts.get(name) : undefined;
    const head = Buffer.alloc(HEADER);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(text === undefined ? 0 : 1, 6);
    const parts = (text ?? '').match(/.{1,255}/gs) ?? [];
    const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)])));
    // A pointer to the name that was asked, class IN, a minute to live.
    const answer = Buffer.concat([
      Buffer.of(0xc0, HEADER, 0, TXT, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255),
      data,
    ]);
    socket.send(
      Buffer.concat([head, asked.subarray(HEADER, end), ...(text === undefined ? [] : [answer])]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
};
