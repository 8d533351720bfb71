import { defineWords } from '@nestling/ui/words.ts';

/** The words of the page for a substitute. */
export const substituteWords = defineWords({
  en: {
    room: 'Room',
    print: 'Print',
    noRooms: 'No rooms yet',
    noRoomsText: 'Add a room first; its page then shows here.',
    today: 'Today · {day}',
    nothingToday: 'Nothing is planned for today.',
    closed: 'Closed: {why}',
    anyDay: 'Any day',
    week: 'This week',
    nothing: 'Nothing is planned for this week.',
    minutes_one: '{count} minute',
    minutes_other: '{count} minutes',
    supplies: 'Supplies: {names}',
    children: 'Who is in the room',
    nobody: 'No children belong to this room.',
    child: 'Child',
    allergies: 'Allergies',
    carePlans: 'Care plans',
    medications: 'Medications',
    note: 'Note',
    keep: 'Names and health notes are on this page. Take it back when the day is over.',
  },
  es: () => import('./substitute-words.es.ts'),
  pets: { nobody: 'No pets belong to this room.', child: 'Pet' },
});
