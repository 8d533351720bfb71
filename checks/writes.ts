import { readFileSync } from 'node:fs';
import { inRoot } from '../tools/root.ts';

/**
 * What each call was seen to write: by who asked and under which permissions it was served ('family', 'staff manage_health'),
 * the columns of each table; '+' where a row was added, '-' where one was taken away (`npm run writes`).
 */
export const writes: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>> =
  JSON.parse(readFileSync(inRoot('checks/spec/writes.json'), 'utf8'));
