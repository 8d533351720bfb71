import { defineWords } from '@nestling/ui/words.ts';

/** The words of the ways to write to somebody, on their record. */
export const messageWords = defineWords({
  en: { messages: 'Messages', instant: 'Text message or alert' },
  es: { messages: 'Mensajes', instant: 'Mensaje de texto o alerta' },
});
