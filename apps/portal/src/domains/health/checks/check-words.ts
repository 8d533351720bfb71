import { findingNames } from '@nestling/rules/health-checks.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { checkWords } from './words.ts';

/** What a health check says, as people read it. */
export const useCheckWords = () => {
  const t = useWords(checkWords);
  const { language } = useSpeech();
  const findingName = (kind: string): string => findingNames[language][kind] ?? kind;
  return {
    t,
    language,
    findingName,
    /** What was found, in one line; that nothing was. */
    foundNames: (findings: unknown): string => textsIn(findings).map(findingName).join(', ') || t('nothing'),
  };
};

/** Whether something was found. */
export const isFinding = ({ findings }: { readonly findings: unknown }): boolean => textsIn(findings).length > 0;
