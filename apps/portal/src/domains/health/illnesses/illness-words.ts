import { illnessNames } from '@nestling/rules/illnesses.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { illnessWords } from './words.ts';

/** What an illness is, as people read it. */
export const useIllnessWords = () => {
  const t = useWords(illnessWords);
  const { language } = useSpeech();
  return { t, language, kindName: (kind: string): string => illnessNames[language][kind] ?? kind };
};
