import { parentPort } from 'node:worker_threads';
import { type ParseAsked, type Parsed, parseFile } from './parse-file.ts';

parentPort?.on('message', (asked: ParseAsked) => {
  const unread: Parsed = { unread: 'UNREADABLE' };
  parseFile(asked).then(
    (parsed) => parentPort?.postMessage(parsed),
    () => parentPort?.postMessage(unread),
  );
});
parentPort?.postMessage('loaded');
