import { defineWords } from '@nestling/ui/words.ts';

/** What people can be told about, by the names of packages/rules. */
export const eventWords = defineWords({
  en: {
    food: 'Meals',
    nap: 'Naps',
    meds: 'Medication',
    activity: 'Activities',
    notes: 'Notes',
    checks: 'Check-in and check-out',
    msgs: 'Messages',
    media: 'Photos and videos',
    kudos: 'Kudos',
    health_check: 'Health checks',
    name_to_face: 'Name-to-face checks',
    observation: 'Observations',
    mood: 'Mood',
    custom: 'Other entries',
  },
  es: () => import('./event-words.es.ts'),
});
