import { defineWords } from '@nestling/ui/words.ts';

/** The words of a teacher's own list of children. */
export const teacherWords = defineWords({
  en: {
    list: 'Students in your rooms',
    room: 'Room',
    state: 'Today',
    in: 'Checked in',
    out: 'Checked out',
    none: 'Not here yet',
    absent: 'Absent',
    checkIn: 'Check in',
    checkOut: 'Check out',
    activity: 'Add an activity',
    message: 'Message the family',
    openRecord: 'Open the profile',
    empty: 'No students in your rooms',
    emptyText: 'A manager chooses the rooms you work in.',
    nobody: 'No student matches',
    nobodyText: 'Choose another status.',
  },
  es: () => import('./teacher-words.es.ts'),
  pets: { list: 'Pets in your rooms', empty: 'No pets in your rooms', nobody: 'No pet matches' },
});
