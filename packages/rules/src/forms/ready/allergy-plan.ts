import type { FormDocument } from '../blocks.ts';
import { agree, ask, choose, signed, yesNo } from './ask.ts';

/** What to do when a child with an allergy reacts: by its parents and its doctor. */
export const allergyPlan: FormDocument = {
  blocks: [
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    ask('text', 'allergicto', ['Allergic to', 'Alergia a'], { required: true }),
    choose(
      'select',
      'severity',
      ['How severe', 'Gravedad'],
      { severe: ['Severe', 'Grave'], moderate: ['Moderate', 'Moderada'], mild: ['Mild', 'Leve'] },
      { required: true },
    ),
    yesNo('asthma', ['Does your child have asthma?', '¿Tiene asma?'], {
      help: ['With asthma a reaction can be worse.', 'Con asma la reacción puede ser más grave.'],
      required: true,
    }),
    choose('checkbox', 'signs', ['Signs seen so far', 'Señales que ha tenido'], {
      hives: ['Hives or itching', 'Ronchas o comezón'],
      swelling: ['Swelling of lips, face or tongue', 'Hinchazón de labios, cara o lengua'],
      breath: ['Trouble breathing, cough or wheeze', 'Dificultad para respirar, tos o silbido'],
      stomach: ['Vomiting or belly pain', 'Vómito o dolor de estómago'],
      faint: ['Pale, weak or faint', 'Palidez, debilidad o desmayo'],
    }),
    ask('textarea', 'mild1', ['Mild signs: what to do', 'Señales leves: qué hacer'], { required: true }),
    ask('textarea', 'severe1', ['Severe signs: what to do', 'Señales graves: qué hacer'], {
      help: [
        'For example: give epinephrine at once, call 911, then the parents.',
        'Por ejemplo: aplicar epinefrina de inmediato, llamar al 911 y después a los padres.',
      ],
      required: true,
    }),
    ask('text', 'medicine', ['Medicine and dose', 'Medicamento y dosis']),
    ask('text', 'kept', ['Where it is kept', 'Dónde se guarda']),
    ask('date', 'expires', ['Expires', 'Caduca']),
    ask('text', 'doctor', ['Doctor', 'Médico'], { required: true }),
    ask('phone', 'doctorphone', ['Doctor’s phone', 'Teléfono del médico'], { required: true }),
    agree(
      'leave1',
      ['Authorization', 'Autorización'],
      [
        'The center may follow this plan and give the medicine named here.',
        'El centro puede seguir este plan y dar el medicamento aquí indicado.',
      ],
    ),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
