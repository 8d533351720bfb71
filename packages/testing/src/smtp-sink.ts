import { createServer, type Socket } from 'node:net';

/** Mail that came in: to whom, and the whole message as it was sent. */
export type Arrived = { readonly to: string; readonly message: string };

/** What the server answers to an address in place of taking it, such as '550 no such mailbox'; null takes it. */
type Mood = { says: (to: string) => string | null; waitMs: number };

const speak = (line: Socket, arrived: Arrived[], mood: Mood): void => {
  let pending = '';
  let to: string[] = [];
  let inData = false;
  const answer = (text: string) => {
    if (mood.waitMs > 0) setTimeout(() => line.write(`${text}\r\n`), mood.waitMs);
    else line.write(`${text}\r\n`);
  };
  answer('220 sink');
  line.on('error', () => line.destroy());
  line.on('data', (part) => {
    pending += part.toString('utf8');
    for (;;) {
      if (inData) {
        const end = pending.indexOf('\r\n.\r\n');
        if (end < 0) return;
        arrived.push(...to.map((one) => ({ to: one, message: pending.slice(0, end) })));
        pending = pending.slice(end + 5);
        inData = false;
        to = [];
        answer('250 taken');
        continue;
      }
      const end = pending.indexOf('\r\n');
      if (end < 0) return;
      const said = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (/^RCPT TO/i.test(said)) {
        const one = (/<([^>]*)>/.exec(said)?.[1] ?? '').toLowerCase();
        const refused = mood.says(one);
        if (refused) {
          answer(refused);
          continue;
        }
        to.push(one);
      }
      inData = /^DATA/i.test(said);
      if (/^QUIT/i.test(said)) answer('221 bye');
      else answer(inData ? '354 go on' : '250 ok');
    }
  });
};

/** A mail server that takes everything and sends nothing on (RFC 5321, as far as a client of it goes). */
export const startSmtpSink = async () => {
  const arrived: Arrived[] = [];
  const mood: Mood = { says: () => null, waitMs: 0 };
  const server = createServer((line) => speak(line, arrived, mood));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, arrived, mood, close: () => server.close() };
};
