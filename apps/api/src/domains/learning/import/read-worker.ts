import { parentPort } from 'node:worker_threads';
import { readFile } from './read-file.ts';

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(readFile(bytes)));
parentPort?.postMessage('loaded');
