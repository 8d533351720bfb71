import type { FormDocument } from '../blocks.ts';
import { agree, ask, choose, signed } from './ask.ts';

/** A parent's leave to give one medicine, as its label says. */
export const medicationAuthorization: FormDocument = {
  blocks: [
    ask('paragraph', 'intro', [
      'One form for each medicine. Bring it in its original container, labeled with your child’s name, and hand it to a teacher.',
      'Un formulario por cada medicamento. Tráigalo en su envase original, con el nombre de su hijo, y entréguelo a un maestro.',
    ]),
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    ask('text', 'medicine', ['Name of the medicine', 'Nombre del medicamento'], { required: true }),
    choose(
      'select',
      'kind',
      ['Kind', 'Tipo'],
      {
        prescription: ['Prescription', 'Con receta'],
        overcounter: ['Over the counter', 'Sin receta'],
        topical1: ['Sunscreen, diaper cream or the like', 'Protector solar, crema para pañal o similar'],
      },
      { required: true },
    ),
    ask('text', 'dose', ['Dose', 'Dosis'], {
      help: ['As on the label, for example 5 mL.', 'Como dice la etiqueta, por ejemplo 5 ml.'],
      required: true,
    }),
    choose(
      'select',
      'route',
      ['How it is given', 'Cómo se administra'],
      {
        mouth1: ['By mouth', 'Por la boca'],
        skin1: ['On the skin', 'En la piel'],
        inhaled: ['Inhaled', 'Inhalado'],
        eyes1: ['Eyes or ears', 'En los ojos o los oídos'],
        injected: ['Injected', 'Inyectado'],
      },
      { required: true },
    ),
    ask('text', 'times', ['Times, or when it is needed', 'Horas, o cuándo se necesita'], { required: true }),
    ask('date', 'from1', ['First day', 'Primer día'], { required: true }),
    ask('date', 'until', ['Last day', 'Último día'], { required: true }),
    ask('text', 'reason', ['Reason', 'Motivo'], { required: true }),
    ask('textarea', 'effects', ['Side effects to watch for', 'Efectos secundarios que hay que vigilar']),
    ask('time', 'lastgiven', ['When you last gave it today', 'Última vez que lo dio hoy']),
    ask('text', 'doctor', ['Doctor who prescribed it', 'Médico que lo recetó'], {
      require: { block: 'kind', is: 'equals', value: 'prescription' },
    }),
    ask('phone', 'doctorphone', ['Doctor’s phone', 'Teléfono del médico'], {
      require: { block: 'kind', is: 'equals', value: 'prescription' },
    }),
    agree(
      'leave1',
      ['Authorization', 'Autorización'],
      [
        'The center may give this medicine as stated here and as its label says.',
        'El centro puede dar este medicamento como se indica aquí y en su etiqueta.',
      ],
    ),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
