import { defineWords } from '@nestling/ui/words.ts';

/** The words of the health questions, for families and the tablet. */
export const askWords = defineWords({
  en: {
    about: 'Health questions for {name}',
    yes: 'Yes',
    no: 'No',
    temperature: 'Temperature (°{unit})',
    send: 'Send answers',
    answerAll: 'Please answer every question.',
    thanks: 'Thank you. {name} can be checked in today.',
    speak: 'Thank you. Please speak with a team member before {name} comes in.',
    before: 'You can answer before you arrive.',
  },
  es: {
    about: 'Preguntas de salud de {name}',
    yes: 'Sí',
    no: 'No',
    temperature: 'Temperatura (°{unit})',
    send: 'Enviar respuestas',
    answerAll: 'Responda todo, por favor.',
    thanks: 'Gracias. Hoy se puede registrar la entrada de {name}.',
    speak: 'Gracias. Por favor, hable con alguien del equipo antes de que entre {name}.',
    before: 'Puede responder antes de llegar.',
  },
});
