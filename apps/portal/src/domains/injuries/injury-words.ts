import { injuryNames } from '@nestling/rules/injury-names.ts';
import { textsIn } from '@nestling/rules/json.ts';
import type { BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { injuryWords } from './words.ts';

/** How bad it is, as a badge looks. */
export const severityLook = (severity: string): BadgeKind =>
  severity === 'serious' ? 'bad' : severity === 'moderate' ? 'wait' : 'neutral';

/** What an injury report says, as people read it. */
export const useInjuryWords = () => {
  const t = useWords(injuryWords);
  const { language, pets } = useSpeech();
  const { kinds, severities, treatments, ways, partName } = injuryNames[language];
  return {
    t,
    language,
    pets,
    kindName: (kind: string): string => kinds[kind] ?? kind,
    severityName: (severity: string): string => severities[severity] ?? severity,
    treatmentName: (treatment: string): string => treatments[treatment] ?? treatment,
    wayName: (way: string): string => ways[way] ?? way,
    partName,
    partNames: (parts: unknown): string => textsIn(parts).map(partName).join(', '),
  };
};
