/**
 * Loaded by NODE_OPTIONS into the api of a product under test, before its own code: its clock reads so many ms from the
 * machine's as the file of MOVED_CLOCK says at its start. The product itself knows no such setting.
 */
import { readFileSync } from 'node:fs';
import { movedBy } from './moved-by.ts';

const file = process.env.MOVED_CLOCK;
if (file && process.argv[1]?.endsWith('apps/api/src/main.ts')) movedBy(Number(readFileSync(file, 'utf8')));
