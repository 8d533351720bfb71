import { defineWords } from '@nestling/ui/words.ts';

/** The words of the ways to write to somebody, on their record. */
export const messageWords = defineWords({
  en: { message: 'Message', messages: 'Messages', instant: 'Text message or alert' },
  es: { message: 'Enviar mensaje', messages: 'Mensajes', instant: 'Mensaje de texto o alerta' },
});
