import { defineWords } from '@nestling/ui/words.ts';

/** What stands above a form that the centre lets others fill in. */
export const readOnlyWords = defineWords({
  en: { readOnly: 'You can view this, but not change it.' },
  es: () => import('./read-only-words.es.ts'),
});
