import { defineWords } from '@nestling/ui/words.ts';

/** The words of how often rounds are due. */
export const roundSettingWords = defineWords({
  en: {
    title: 'Nap and name-to-face checks',
    help: 'The room’s tablet shows when the next one is due. Leave a field empty for no reminder.',
    nap: 'Check sleeping children every',
    count: 'Name-to-face check every',
    unit: 'min',
  },
  es: {
    title: 'Revisiones de siesta y recuento por nombre',
    help: 'La tableta de la sala muestra cuándo toca la próxima. Deje un campo vacío para no tener recordatorio.',
    nap: 'Revisar a los niños dormidos cada',
    count: 'Recuento por nombre cada',
    unit: 'min',
  },
});
