import type { Ctx } from '../../../kernel/call/context.ts';
import { type Table, table, wordsOf } from '../table.ts';
import { findSaid, type Said } from './find.ts';
import type { Asked } from './sources.ts';

/** The log of what was said between a place and its families, as a table. */
export const communicationsTable = async (
  ctx: Ctx,
  { location, start_date, end_date }: Pick<Asked, 'location' | 'start_date' | 'end_date'>,
): Promise<Table> => {
  const t = wordsOf(ctx);
  const marks = { deleted: t['chat.logDeleted'], edited: t['chat.logEdited'], photo: t['chat.logPhoto'] };
  const marked = ({ marks: all }: Said): string =>
    Object.entries(marks)
      .flatMap(([mark, word]) => (all.includes(mark) ? [word] : []))
      .join(', ');
  const toMany = (line: Said, count: number): number | null => (line.kind === 'chat' ? null : count);
  return table(t['chat.log'], await findSaid(ctx, { location, start_date, end_date }, null), [
    { head: t['reports.at'], kind: 'moment', value: ({ local_at }) => local_at },
    { head: t['chat.logKind'], kind: 'text', width: 14, value: ({ kind }) => t[`chat.logKind_${kind}`] },
    { head: t['chat.logFrom'], kind: 'text', value: ({ sender }) => sender },
    { head: t['chat.logAbout'], kind: 'text', value: ({ about }) => about },
    { head: t['chat.logTo'], kind: 'text', value: ({ to }) => to },
    { head: t['chat.logSubject'], kind: 'text', width: 30, value: ({ subject }) => subject },
    { head: t['chat.logMessage'], kind: 'text', width: 60, value: ({ message }) => message },
    { head: t['chat.logFile'], kind: 'text', value: ({ file }) => file },
    { head: t['chat.logPeople'], kind: 'number', value: (line) => toMany(line, line.people) },
    { head: t['chat.logReached'], kind: 'number', value: (line) => toMany(line, line.reached) },
    { head: t['chat.logFailed'], kind: 'number', value: (line) => toMany(line, line.failed) },
    { head: t['chat.logSeen'], kind: 'moment', value: ({ local_seen_at }) => local_seen_at },
    { head: t['chat.logState'], kind: 'text', width: 14, value: marked },
  ]);
};
