import { connect, type Socket } from 'node:net';

/** The scanner did not answer: nothing is known of what it was sent. */
export class ScannerAway extends Error {}

/** clamd ends the stream at its StreamMaxLength; pieces of it may be of any size. */
const PIECE = 64 * 1024;
const CONNECT_MS = 1_000;
/** Within the time of a call, which has things to do after it. */
const ANSWER_MS = 3_500;
const LONGEST_ANSWER = 1_000;

/** Where clamd listens: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. */
const dial = (address: string): Socket => {
  const url = new URL(address);
  return url.protocol === 'unix:'
    ? connect({ path: decodeURIComponent(url.pathname) })
    : connect({ host: url.hostname, port: Number(url.port) || 3310 });
};

/** A piece as INSTREAM takes it: its length in four bytes, the largest first, and its bytes. */
const piece = (bytes: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
};

/**
 * Has clamd look through bytes (`INSTREAM`, clamd(8)) and answers the name of what was found, or null. Rejects with `ScannerAway`
 * where it cannot be reached, says nothing in time, or says anything else.
 */
export const scan = (address: string, bytes: Uint8Array): Promise<string | null> =>
  new Promise((told, failed) => {
    const socket = dial(address);
    let answer = '';
    const away = (why: string) => {
      socket.destroy();
      failed(new ScannerAway(why));
    };
    const late = setTimeout(() => away('It did not answer in time.'), ANSWER_MS);
    socket.setTimeout(CONNECT_MS, () => {
      if (socket.connecting) away('It could not be reached in time.');
    });
    socket.on('error', (error) => away(error.message));
    socket.on('close', () => {
      clearTimeout(late);
      failed(new ScannerAway('It went away.'));
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.length > LONGEST_ANSWER) return away('It says too much.');
      const end = answer.indexOf('\0');
      if (end < 0) return;
      const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer.slice(0, end)) ?? [];
      if (found === undefined && answer.slice(0, end) !== 'stream: OK') return away(answer.slice(0, end));
      told(found ?? null);
      socket.destroy();
    });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += PIECE) socket.write(piece(bytes.subarray(at, at + PIECE)));
      socket.write(Buffer.alloc(4));
    });
  });
