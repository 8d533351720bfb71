import { defineWords } from '@nestling/ui/words.ts';

/** The words of the health questions, for families and the tablet. */
export const askWords = defineWords({
  en: {
    about: 'Health questions for {name}',
    yes: 'Yes',
    no: 'No',
    temperature: 'Temperature (°{unit})',
    send: 'Send answers',
    thanks: 'Thank you. {name} can be checked in today.',
    speak: 'Thank you. Please speak with a team member before {name} comes in.',
    before: 'You can answer before you arrive.',
  },
  es: () => import('./words.es.ts'),
});
