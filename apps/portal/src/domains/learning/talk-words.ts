import { defineWords } from '@nestling/ui/words.ts';

/** The words of the page for the talk with a family. */
export const talkWords = defineWords({
  en: {
    title: 'Talk about {name}',
    print: 'Print',
    open: 'This checkpoint is still open; levels may change until it is closed.',
    nothing: 'Nothing is settled yet',
    nothingText: 'Settle levels of {name} at this checkpoint first. They and what comes next then show here.',
    noDomain: 'Other skills',
    skill: 'Skill',
    step: 'Now',
    next: 'Comes next',
    last: 'Keeps it up',
    evidence: 'Observations',
    seen: 'What we saw',
    agreed: 'What we agreed',
  },
  es: () => import('./talk-words.es.ts'),
});
