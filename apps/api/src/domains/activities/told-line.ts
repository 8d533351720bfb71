import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { clockFigures } from '../../messages/when.ts';
import { detailWords, kindWords } from './report.ts';
import type { Line } from './report-line.ts';

type Told = Pick<Line, 'name' | 'time' | 'kind' | 'note' | 'details' | 'medication' | 'author'>;

/**
 * A line of a child's day as a letter to its family says it: coming, going and staying away as a sentence with the name, what
 * was written down behind its time.
 */
export const toldLine = (line: Told, speech: Speech): string => {
  const texts = textsIn(speech);
  if (line.kind === 'absent')
    return message('activities.wasAbsent', { name: line.name, reason: line.note ?? '' }).in(texts);
  const time = clockFigures(line.time);
  const who = { name: line.name, by: line.author ?? '', time };
  if (line.kind === 'check-in') return message('activities.checkedIn', who).in(texts);
  if (line.kind === 'check-out') return message('activities.checkedOut', who).in(texts);
  const words = [kindWords(line.kind, texts), detailWords(line, texts)].filter((part) => part !== '').join(': ');
  return [`${time}  ${words}`, line.note].filter(Boolean).join('\n');
};
