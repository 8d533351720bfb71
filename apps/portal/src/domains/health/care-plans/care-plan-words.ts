import { carePlanKinds, carePlanSeverities, REVIEW_DAYS } from '@nestling/rules/care-plans.ts';
import type { BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { careWords } from './words.ts';

/** How bad it is, as a badge looks. */
export const severityLook = (severity: string): BadgeKind => (severity === 'mild' ? 'wait' : 'safety');

/** The steps of a plan, in order. */
export const stepsOf = ({ steps }: { readonly steps: unknown }): readonly string[] =>
  Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : [];

/** What a care plan is, as people read it. */
export const useCareWords = () => {
  const t = useWords(careWords);
  const { language } = useSpeech();
  const kindName = (kind: string): string => {
    const known = carePlanKinds.find((one) => one === kind);
    return known ? t(known) : kind;
  };
  const severityName = (severity: string): string => {
    const known = carePlanSeverities.find((one) => one === severity);
    return known ? t(known) : severity;
  };
  /** Whether the last day is near or over, in words; null where it is not. */
  const reviewOf = (ends_on: string, today: string): string | null => {
    if (ends_on < today) return t('reviewOver', { day: dateWords(ends_on, language) });
    return ends_on <= addDays(today, REVIEW_DAYS) ? t('reviewSoon', { day: dateWords(ends_on, language) }) : null;
  };
  return { t, language, kindName, severityName, reviewOf };
};
