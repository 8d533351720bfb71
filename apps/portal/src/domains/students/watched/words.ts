import { defineWords } from '@nestling/ui/words.ts';

/** The words of who watched a child's rooms. */
export const watchedWords = defineWords({
  en: {
    title: 'Who watched',
    help: 'Everyone who watched the rooms while {name} was in them.',
    none: 'No one watched.',
    own: 'Contact',
    visitor: 'Visitor',
    staff: 'Team',
    family: 'Another family',
    download: 'Download',
    when: 'When',
    who: 'Who',
    kind: 'As',
    camera: 'Camera',
    room: 'Room',
    shown: 'Seconds shown',
    failed: 'This couldn’t be loaded.',
    again: 'Try again',
  },
  es: () => import('./words.es.ts'),
});
