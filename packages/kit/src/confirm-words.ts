import { defineWords } from '@nestling/ui/words.ts';

/** What the button of a question says, by what is asked. */
export const confirmWords = defineWords({
  en: {
    cancel: 'Cancel',
    goOn: 'Continue',
    LETTER: 'Send',
    ALERT: 'Send alert',
    TEXT: 'Send texts',
    RATIO: 'Continue anyway',
    ALLERGEN: 'Save anyway',
    REFUND: 'Refund',
    PRICE: 'Change price',
  },
  es: {
    cancel: 'Cancelar',
    goOn: 'Continuar',
    LETTER: 'Enviar',
    ALERT: 'Enviar alerta',
    TEXT: 'Enviar mensajes',
    RATIO: 'Continuar de todos modos',
    ALLERGEN: 'Guardar de todos modos',
    REFUND: 'Reembolsar',
    PRICE: 'Cambiar precio',
  },
});
