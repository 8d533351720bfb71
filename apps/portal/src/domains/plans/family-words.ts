import { defineWords } from '@nestling/ui/words.ts';

/** The words of plans that families read. */
export const familyPlanWords = defineWords({
  en: {
    weekOf: 'This week for {name}',
    noWeek: 'No plan is shared for this week yet.',
    anyDay: 'Any day',
    atHome: 'Try this at home',
    changedOn: 'Changed {date}',
  },
  es: () => import('./family-words.es.ts'),
});
