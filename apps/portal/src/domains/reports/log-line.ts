import { logChanges, logSentence } from '@nestling/rules/log/line.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import type { SystemLogQuery } from './log.graphql.ts';

type Line = SystemLogQuery['getLogReport']['data'][number];

/** Lines of the log in the reader's words: who did what to whom, and what stood before and stands since, where that is told. */
export const useLogLine = () => {
  const { language } = useSpeech();
  return {
    sentence: (line: Line): string => logSentence(line, language),
    changes: (line: Line): string[] => logChanges(line, language),
  };
};
