import { defineWords } from '@nestling/ui/words.ts';

/** Words of the switch that lets a location bill. */
export const switchWords = defineWords({
  en: {
    label: 'Billing is on',
    help: 'While it’s off, no invoices go out: not by hand, not from plans, and not from the daily round.',
    isOff: 'Billing is off at this location, so nothing is billed.',
    turnOn: 'Billing settings',
  },
  es: () => import('./switch-words.es.ts'),
});
