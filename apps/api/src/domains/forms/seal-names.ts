import { z } from 'zod';
import { isSigned, signed } from '../../files/signature.ts';
import { task } from '../../kernel/jobs/task.ts';

/** Makes the sealed PDF of a signing. */
export const SEAL = task('form.seal', { signature: z.number() }, { queue: 'slow', attempts: 5 });

/** The seal of a file: made with a key that is not in the database, over what it is, of which entry, and when. */
export const sealOf = (centre: number, entry: number, sha256: string, at: Date): string =>
  signed('sealed form', centre, entry, sha256, at.toISOString());

/** Whether a seal is ours and of this very file. */
export const isSealOf = (seal: string, centre: number, entry: number, sha256: string, at: Date): boolean =>
  isSigned(seal, 'sealed form', centre, entry, sha256, at.toISOString());
