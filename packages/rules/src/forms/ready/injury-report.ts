import type { FormDocument } from '../blocks.ts';
import { ask, choose, ifYes, signed, yesNo } from './ask.ts';

/** What staff write down when somebody was hurt, and a parent signs. */
export const injuryReport: FormDocument = {
  blocks: [
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    ask('date', 'day1', ['Day', 'Día'], { required: true }),
    ask('time', 'time', ['Time', 'Hora'], { required: true }),
    ask('text', 'place', ['Where it happened', 'Dónde ocurrió'], { required: true }),
    ask('textarea', 'what', ['What happened', 'Qué ocurrió'], {
      help: ['What was seen, without the names of other children.', 'Lo que se vio, sin nombres de otros niños.'],
      required: true,
    }),
    choose(
      'checkbox',
      'kind',
      ['Kind of injury', 'Tipo de lesión'],
      {
        bump1: ['Bump or bruise', 'Golpe o moretón'],
        scrape: ['Scrape or cut', 'Raspón o cortada'],
        bite1: ['Bite', 'Mordida'],
        burn1: ['Burn', 'Quemadura'],
        head1: ['Blow to the head', 'Golpe en la cabeza'],
        sprain: ['Sprain or possible fracture', 'Torcedura o posible fractura'],
        other: ['Other', 'Otro'],
      },
      { required: true },
    ),
    ask('text', 'body', ['Part of the body', 'Parte del cuerpo'], { required: true }),
    ask('textarea', 'firstaid', ['First aid given, and by whom', 'Primeros auxilios y quién los dio'], {
      required: true,
    }),
    ask('text', 'witness', ['Staff who saw it', 'Personal que lo vio'], { required: true }),
    ask('text', 'told', ['Who of the family was told', 'A quién de la familia se avisó'], { required: true }),
    ask('time', 'toldat', ['Told at', 'Hora del aviso'], { required: true }),
    yesNo('doctor', ['Was a doctor or 911 called?', '¿Se llamó a un médico o al 911?'], { required: true }),
    ask('textarea', 'care', ['Who came, and what they advised', 'Quién acudió y qué indicó'], ifYes('doctor')),
    ask('textarea', 'prevent', [
      'What will be done so that it does not happen again',
      'Qué se hará para que no vuelva a ocurrir',
    ]),
    ask('signature', 'staffsigns', ['Staff who fills this in', 'Personal que llena este informe'], { required: true }),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
