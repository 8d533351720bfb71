import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

// A program for the tests of the supervisor. It holds a port, which no two can hold at once, and tells there who it is;
// with FAILS, the name of a file, it ends as soon as it serves once that file is there.
const hold = () => {
  if (existsSync(process.env.FAILS ?? '')) process.exit(1);
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.on('error', () => process.exit(1));
  server.listen(Number(process.env.PORT), '127.0.0.1');
};

if (process.argv.includes('--reserve')) {
  process.once('message', hold);
  process.channel?.ref();
  process.send?.('warm');
} else {
  hold();
}
