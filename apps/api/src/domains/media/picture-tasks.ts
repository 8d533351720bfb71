import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Removes the files of pictures whose rows are gone. */
export const REMOVE_PICTURES = task('picture.remove', { keys: z.array(z.string()) }, { queue: 'slow' });
/** Makes a video of what was put into the store. */
export const MAKE_VIDEO = task('video.make', { key: z.string() }, { queue: 'slow', attempts: 5 });
