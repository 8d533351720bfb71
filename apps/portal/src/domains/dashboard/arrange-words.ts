import { defineWords } from '@nestling/ui/words.ts';

/** The words of arranging a dashboard. */
export const arrangeWords = defineWords({
  en: {
    customize: 'Customize',
    lead: 'Drag a tile by its handle, or move it with the arrow keys. Phones show the tiles below one another in the same order.',
    pending_contacts: 'Needs you',
    room_ratio: 'Children per teacher',
    arrivals: 'Arrivals today',
    expected: 'Not yet arrived',
    camera_watching: 'Watching now',
    birthdays: 'Birthdays',
    tickets: 'Tickets',
    counters: 'In numbers',
    place: 'Move {widget}: place {place} of {all}',
    width: 'Width of {widget}',
    third: 'Third',
    half: 'Half',
    wide: 'Whole row',
    show: 'Show {widget}',
    save: 'Save my dashboard',
    reset: 'Reset to default',
    cancel: 'Cancel',
    forRole: 'For everyone with a role',
    forRoleHelp: 'People at {location} who haven’t customized their dashboard start with this one.',
    saveFor: 'Save for',
    saveRole: 'Save as their default',
    resetRole: 'Reset to default for them',
  },
  es: () => import('./arrange-words.es.ts'),
  pets: { room_ratio: 'Pets per sitter' },
});
