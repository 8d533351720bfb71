import { defineWords } from '@nestling/ui/words.ts';

/** Words of one invoice in full. */
export const panelWords = defineWords({
  en: {
    invoice: 'Invoice',
    acts: 'Actions for this invoice',
    gone: 'This invoice doesn’t exist or you don’t have access.',
    items: 'Items',
    history: 'History',
    reason: 'Why',
    submitted: 'Submitted',
  },
  es: () => import('./panel-words.es.ts'),
});
