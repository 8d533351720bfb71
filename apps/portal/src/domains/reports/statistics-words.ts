import { defineWords } from '@nestling/ui/words.ts';

/** The words of the figures of a center over time. */
export const statisticsWords = defineWords({
  en: {
    enrolled: 'Enrolled',
    waiting: 'On the waitlist',
    contacts: 'Contacts',
    attendance: 'Attendance',
    day: 'Day',
    present: 'Present',
    absent: 'Absent',
    logins: 'Camera logins',
    minutes: 'Minutes watched',
  },
  es: () => import('./statistics-words.es.ts'),
});
