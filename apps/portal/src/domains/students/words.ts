import { defineWords } from '@nestling/ui/words.ts';

/** The words about students and where they are. */
export const studentWords = defineWords({
  en: {
    mine: 'My children',
    since: 'since {time}',
    notIn: 'Not checked in yet',
    out: 'Left at {time}',
    absent: 'Absent today',
    watchLive: 'Watch live',
    message: 'Message the center',
    report: 'Today’s report',
    absentToday: 'Report an absence',
    absentSend: '{name} is absent today',
    cancel: 'Cancel',
    visit: 'You are invited to watch',
    visitWatch: 'Watch',
    none: 'No children linked to you yet',
    noneText: 'Ask the center to link your account. They’ll show up here.',
    failed: 'We couldn’t load this',
    tryAgain: 'Try again',
  },
  es: () => import('./words.es.ts'),
  pets: {
    mine: 'My pets',
    none: 'No pets linked to you yet',
  },
});
