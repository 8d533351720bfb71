import { PostgresTrouble } from '@nestling/postgres/trouble.ts';

/** Something the person at the keyboard can mend: `message` is one sentence that says what to do. */
export class Trouble extends Error {
  override name = 'Trouble';
}

/** The one line to print for an error, or null when it is a fault of ours whose stack is wanted. */
export const lineFor = (error: unknown): string | null => {
  if (error instanceof Trouble || error instanceof PostgresTrouble) return error.message;
  const code = codeOf(error);
  if (code === 'ENOSPC') return 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.';
  if (code === 'EDQUOT')
    return 'Your disk quota is used up: free some space, or set DATA_DIR to a folder on another disk.';
  return null;
};

/** The system's name of an error, such as EACCES; '' when it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Prints why a program ends and ends it. A clear line where there is one, else the stack. */
export const fail = (error: unknown): never => {
  console.error(lineFor(error) ?? error);
  process.exit(1);
};
