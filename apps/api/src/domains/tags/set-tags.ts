import type { Ctx } from '../../kernel/call/context.ts';
import { setWords } from './assign.ts';
import { tags } from './list-kinds.ts';

/** Makes the given tags all that a student carries, and writes it into its history. */
export const setTags = async (ctx: Ctx, student: number, words: readonly number[]): Promise<void> => {
  await setWords(ctx, tags, 'student', student, words);
};
