import { z } from 'zod';
import { task } from '../kernel/jobs/task.ts';

/** Removes files that were put into the store, unless a record holds them, and the parts of those. */
export const FORGET_UPLOADS = task('upload.forget', { keys: z.array(z.string()) }, { queue: 'slow' });
/** Removes documents and pictures, by their keys, that a record has let go of and no other one holds, with their files. */
export const FORGET_ATTACHMENTS = task('attachment.forget', { keys: z.array(z.string()) }, { queue: 'slow' });
/** Removes files that records have let go of, or never took; one that another record holds stays. */
export const REMOVE_FILES = task('file.remove', { files: z.array(z.string()) }, { queue: 'slow' });
