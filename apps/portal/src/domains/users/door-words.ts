import { defineWords } from '@nestling/ui/words.ts';

/** The words of somebody's PIN for the door, and of moving somebody to another location. */
export const doorWords = defineWords({
  en: {
    pin: 'Kiosk PIN',
    pinText: '{name} enters this PIN on the kiosk. A new PIN replaces the old one.',
    make: 'Create a PIN',
    own: 'Or choose one',
    ownHelp: 'Four to six digits, not all the same or in a row like 123456.',
    needPin: 'Enter four to six digits.',
    save: 'Save this PIN',
    made: '{name}’s new PIN',
    once: 'Shown only once. Write it down or print it for {name}.',
    print: 'Print',
    done: 'Done',
    cancel: 'Cancel',
    move: 'Move to another location',
    moveTitle: 'Move {name} to another location',
    moveText: 'Staff leave their rooms there. To move a contact, move their children first.',
    from: 'From',
    to: 'To',
    doMove: 'Move {name}',
    same: 'Choose a different location.',
  },
  es: () => import('./door-words.es.ts'),
  pets: { moveText: 'Staff leave their rooms there. To move a contact, move their pets first.' },
});
