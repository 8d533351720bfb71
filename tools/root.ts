import { resolve } from 'node:path';

/** Absolute path of something in the repository. */
export const inRoot = (...path: string[]): string => resolve(import.meta.dirname, '..', ...path);
