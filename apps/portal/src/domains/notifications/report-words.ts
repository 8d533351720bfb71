import { defineWords } from '@nestling/ui/words.ts';

/** The words of the day by email. */
export const reportWords = defineWords({
  en: {
    title: 'Daily report',
    help: 'Your child’s day in one email, with the photos you may see.',
    send: 'Email me the day',
    at: 'Send it at',
  },
  es: {
    title: 'Resumen del día',
    help: 'El día de su hijo en un correo, con las fotos que usted puede ver.',
    send: 'Enviarme el día por correo',
    at: 'Enviarlo a las',
  },
  pets: {
    en: { help: 'Your pet’s day in one email, with the photos you may see.' },
    es: { help: 'El día de su mascota en un correo, con las fotos que usted puede ver.' },
  },
});
