import { defineWords } from '@nestling/ui/words.ts';

/** The words of the day by email. */
export const reportWords = defineWords({
  en: {
    title: 'Daily report',
    help: 'Your child’s day in one email, with photos.',
    send: 'Email me a daily report',
    at: 'Send it at',
  },
  es: {
    title: 'Resumen del día',
    help: 'El día de su hijo en un correo, con fotos.',
    send: 'Enviarme el día por correo',
    at: 'Enviarlo a las',
  },
  pets: {
    en: { help: 'Your pet’s day in one email, with photos.' },
    es: { help: 'El día de su mascota en un correo, con fotos.' },
  },
});
