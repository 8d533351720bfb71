import { defineWords } from '@nestling/ui/words.ts';

/** The words of the family's start page. */
export const homeWords = defineWords({
  en: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    failed: 'We couldn’t load this',
    tryAgain: 'Try again',
    needs: 'Needs your action',
    fill: 'Fill in and sign',
    mend: 'Please correct',
    due: 'By {day}',
    read: 'Please read',
    paper: 'Please send it again',
    expired: 'Expired: send a new one',
    bring: 'Bring for {name}',
    consent: 'Photos of {name}',
    consentText: 'Choose who can see them',
    all: 'Show all',
    fewer: 'Show fewer',
  },
  es: () => import('./words.es.ts'),
});
