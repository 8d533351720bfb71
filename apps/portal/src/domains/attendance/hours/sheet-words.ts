import { defineWords } from '@nestling/ui/words.ts';

/** The words of the sheets a centre files. */
export const sheetWords = defineWords({
  en: {
    sheets: 'Attendance sheets',
    day: 'Daily sheet',
    week: 'Weekly',
    month: 'Monthly',
    sign: 'Sign-in sheet',
    name: 'Student',
    date: 'Day',
    room: 'Room',
    in: 'In',
    out: 'Out',
    hours: 'Hours',
    total: 'Total',
    absent: 'Absent',
    broughtBy: 'Dropped off by',
    fetchedBy: 'Picked up by',
    signature: 'Signature',
    signedOnScreen: 'signed on screen',
    nothing: 'No one was here in this period',
    nothingText: 'Choose another day or room.',
    more: 'See counts by room in',
    summary: 'attendance summary',
  },
  es: () => import('./sheet-words.es.ts'),
  pets: { name: 'Pet' },
});
