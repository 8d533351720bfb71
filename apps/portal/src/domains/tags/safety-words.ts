import { defineWords } from '@nestling/ui/words.ts';

/** How bad an allergy is, beside its name. */
export const safetyWords = defineWords({
  en: {
    severe: 'severe',
    moderate: 'moderate',
    mild: 'mild',
    plan: 'Care plan: {name}',
    away: 'Stays home: {what}',
    found: 'Found today: {what}',
  },
  es: () => import('./safety-words.es.ts'),
});
