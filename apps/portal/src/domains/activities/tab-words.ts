import { defineWords } from '@nestling/ui/words.ts';

/** The name of the tab of a record, apart from the words that come with what it shows. */
export const activityTab = defineWords({ en: { tab: 'Activities' }, es: () => import('./tab-words.es.ts') });
