import { defineWords } from '@nestling/ui/words.ts';

/** The words of what a room has offered and observed. */
export const coverageWords = defineWords({
  en: {
    title: 'What {room} has offered and observed',
    domain: 'Domain',
    offered: 'Offered',
    observed: 'Observed',
    ofSkills: '{covered} of {skills} skills',
    entries_one: '{count} entry',
    entries_other: '{count} entries',
    span: 'Span',
    week: 'Week',
    quarter: '13 weeks',
    counted:
      'Offered: skills of the activities that were marked done with this room. Observed: skills that observations of its children name. Offered is never evidence.',
    without: 'No evidence of:',
    unobserved_one: '{count} skill nobody has observed',
    unobserved_other: '{count} skills nobody has observed',
  },
  es: () => import('./coverage-words.es.ts'),
  pets: {
    counted:
      'Offered: skills of the activities that were marked done with this room. Observed: skills that observations of its pets name. Offered is never evidence.',
  },
});
