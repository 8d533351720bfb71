import { createSocket } from 'node:dgram';

const A = 1;
const CNAME = 5;
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

const parted = (text: string): Buffer =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? []).map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)])),
  );
const labelled = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)])),
    Buffer.of(0),
  ]);

/** What a name leads to, beside its texts. */
export interface DnsNames {
  /** IPv4 addresses by name. */
  readonly addresses?: ReadonlyMap<string, string>;
  /** The name another one is another name of. */
  readonly aliases?: ReadonlyMap<string, string>;
}

/** A server of names that knows these and nothing else (RFC 1035), on a port of its own. `mute` makes it answer nobody. */
export const startDns = async (texts: ReadonlyMap<string, string>, { addresses, aliases }: DnsNames = {}) => {
  const socket = createSocket('udp4');
  const state = { mute: false };
  const dataOf = (type: number, name: string): Buffer | undefined => {
    const text = type === TXT ? texts.get(name) : undefined;
    const address = type === A ? addresses?.get(name) : undefined;
    const alias = type === CNAME ? aliases?.get(name) : undefined;
    if (text !== undefined) return parted(text);
    if (address !== undefined) return Buffer.from(address.split('.').map(Number));
    return alias === undefined ? undefined : labelled(alias);
  };
  socket.on('message', (asked, from) => {
    if (state.mute) return;
    const { name, end } = nameAt(asked);
    const type = asked.readUInt16BE(end - 4);
    const data = dataOf(type, name);
    const head = Buffer.alloc(HEADER);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(data === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data === undefined ? 0 : 1, 6);
    const length = data?.length ?? 0;
    // A pointer to the name that was asked, class IN, a minute to live.
    const before = Buffer.of(0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 60, length >> 8, length & 255);
    socket.send(
      Buffer.concat([head, asked.subarray(HEADER, end), ...(data === undefined ? [] : [before, data])]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  return { address: `127.0.0.1:${socket.address().port}`, state, close: () => socket.close() };
};
