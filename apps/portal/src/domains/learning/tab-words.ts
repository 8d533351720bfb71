import { defineWords } from '@nestling/ui/words.ts';

/** The name of the tab of a record, apart from the words that come with what it shows. */
export const learningTab = defineWords({ en: { tab: 'Learning' }, es: () => import('./tab-words.es.ts') });
