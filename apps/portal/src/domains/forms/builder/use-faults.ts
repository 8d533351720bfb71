import { useWords } from '@nestling/ui/words.ts';
import { useCallback } from 'react';
import { builderWords } from './words.ts';

const known = [
  'TOO_MANY',
  'SAME_ID',
  'UNKNOWN_TYPE',
  'NO_LABEL',
  'NO_OPTIONS',
  'TOO_LONG',
  'BAD_LIMITS',
  'BAD_CONDITION',
  'BAD_JUMP',
  'NO_PLACE',
  'BAD_PLACE',
] as const;
const isKnown = (fault: string): fault is (typeof known)[number] => known.some((one) => one === fault);

/** Why the rules do not take a block, in words. */
export const useFaults = (): ((fault: string) => string) => {
  const t = useWords(builderWords);
  return useCallback((fault) => t(isKnown(fault) ? fault : 'OTHER'), [t]);
};
