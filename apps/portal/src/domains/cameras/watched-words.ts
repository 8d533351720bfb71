import { defineWords } from '@nestling/ui/words.ts';

/** The words of who watches which camera now. */
export const watchedWords = defineWords({
  en: {
    list: 'Cameras being watched',
    contact: 'Who',
    camera: 'Camera',
    child: 'For',
    since: 'Since',
    minutes: 'Minutes shown',
    device: 'Device',
    unknownDevice: 'Unknown',
    someone: 'Staff',
    atWork: 'at work',
    empty: 'No one is watching right now',
    emptyText: 'Anyone who opens a camera at this location shows up here right away.',
    record: 'Open {name}',
    watch: 'Watch {name}',
    watchedBy: 'Who watched {name}',
    whoWatched: 'Who watched',
    forChild: 'for {name}',
    days: 'Days',
    day: 'Today',
    week: 'Last 7 days',
    month: 'Last 31 days',
    nobody: 'No one watched.',
    shownSeconds: '{seconds} s',
    shownMinutes: '{minutes} min',
  },
  es: () => import('./watched-words.es.ts'),
});
