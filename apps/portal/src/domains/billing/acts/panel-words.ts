import { defineWords } from '@nestling/ui/words.ts';

/** Words of one invoice in full. */
export const panelWords = defineWords({
  en: {
    invoice: 'Invoice',
    acts: 'Actions for this invoice',
    gone: 'This invoice is not there, or not yours to see.',
    items: 'Items',
    history: 'What was booked',
    reason: 'Why',
    submitted: 'Handed in',
  },
  es: {
    invoice: 'Factura',
    acts: 'Acciones de esta factura',
    gone: 'Esta factura no existe o usted no puede verla.',
    items: 'Conceptos',
    history: 'Lo que se anotó',
    reason: 'Motivo',
    submitted: 'Entregada',
  },
});
