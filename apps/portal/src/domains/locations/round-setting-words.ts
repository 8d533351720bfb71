import { defineWords } from '@nestling/ui/words.ts';

/** The words of how often rounds are due. */
export const roundSettingWords = defineWords({
  en: {
    title: 'Nap and name-to-face checks',
    help: 'The room’s tablet shows when the next one is due. Leave a field empty for no reminder.',
    nap: 'Check sleeping children every',
    count: 'Name-to-face check every',
    unit: 'min',
  },
  es: () => import('./round-setting-words.es.ts'),
  pets: {
    nap: 'Check sleeping pets every',
  },
});
