import { defineWords } from '@nestling/ui/words.ts';

/** The words of billing programs. */
export const programWords = defineWords({
  en: {
    list: 'Programs',
    program: 'Program',
    runs: 'Runs',
    always: 'All year',
    from: 'from {day}',
    until: 'until {day}',
    rooms: 'Rooms',
    everyRoom: 'All rooms',
    students: 'Children',
    add: 'Add a program',
    addNamed: 'Add {name}',
    edit: 'Edit {name}',
    change: 'Edit',
    save: 'Save',
    delete: 'Delete',
    name: 'Name',
    colour: 'Color',
    nameHelp: 'The name families know, such as “Full day” or “After school”.',
    starts: 'First day',
    ends: 'Last day',
    roomsHelp: 'Where it’s offered. If none are selected: all rooms.',
    empty: 'No programs yet',
    emptyText: 'A program is how a child is billed. Add one, then choose it on each child’s profile.',
  },
  es: () => import('./words.es.ts'),
  pets: {
    nameHelp: 'The name families know, such as “Full day” or “Overnight”.',
    students: 'Pets',
    emptyText: 'A program is how a pet is billed. Add one, then choose it on each pet’s profile.',
  },
});
