import type { FormDocument } from '../blocks.ts';
import { ask, signed, yesNo } from './ask.ts';

/** A parent's leave for one outing. The office writes in where it goes before it is shared. */
export const fieldTrip: FormDocument = {
  blocks: [
    ask('heading', 'trip', ['The outing', 'El paseo']),
    ask('paragraph', 'facts', [
      'Where we go, on which day, from when to when, how we get there, what it costs and what to bring.',
      'A dónde vamos, qué día, de qué hora a qué hora, cómo llegamos, cuánto cuesta y qué hay que traer.',
    ]),
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    yesNo('maygo', ['May your child come along?', '¿Puede ir su hijo?'], { required: true }),
    ask('phone', 'reached', ['Where we reach you on that day', 'Dónde podemos localizarlo ese día'], {
      required: true,
    }),
    ask('textarea', 'medical', [
      'Allergies, medicines or anything we should take along',
      'Alergias, medicamentos o algo que debamos llevar',
    ]),
    yesNo('helps', ['Would you like to come along and help?', '¿Le gustaría acompañarnos y ayudar?']),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
