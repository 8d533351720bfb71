import { defineWords } from '@nestling/ui/words.ts';

/** The name of the tab of vaccinations, which comes with the record. */
export const healthTab = defineWords({
  en: {
    tab: 'Immunizations',
    medicines: 'Medications',
    carePlans: 'Care plans',
    injuries: 'Injury reports',
    illnesses: 'Illnesses',
    checks: 'Health checks',
  },
  es: () => import('./tab-words.es.ts'),
});
