import { type DestinationStream, type Logger, pino } from 'pino';

/** Names whose values never reach a log, wherever they stand. */
const SECRET = ['password', 'username', 'ticket', 'authorization', 'key', 'url', 'source'];

/** Structured log: one JSON line each. Camera addresses and sign-ins, tickets and keys are left out by name. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, base: { part: 'gateway' }, redact: { paths, remove: true } };
  return destination ? pino(options, destination) : pino(options);
}
