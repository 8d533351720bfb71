import type { FormDocument } from '../blocks.ts';
import { agree, ask, ifYes, signed, yesNo } from './ask.ts';

const contact = (n: 1 | 2, needed: { readonly required?: true }) => [
  ask('text', `contact${n}`, [`Emergency contact ${n}`, `Contacto de emergencia ${n}`], needed),
  ask('text', `contact${n}is`, ['Relationship to your child', 'Parentesco'], needed),
  ask('phone', `contact${n}phone`, ['Phone', 'Teléfono'], needed),
];

/** What is carried out of the building with the children: whom to call, and what a paramedic asks. */
export const emergencyCard: FormDocument = {
  blocks: [
    ask('text', 'child', ['Child’s full name', 'Nombre completo del niño'], { required: true }),
    ask('date', 'birthday', ['Date of birth', 'Fecha de nacimiento'], { required: true }),
    ask('heading', 'hcall', ['Who we call first', 'A quién llamamos primero']),
    ask('text', 'parent', ['Parent or guardian', 'Padre, madre o tutor'], { required: true }),
    ask('phone', 'parentphone', ['Phone', 'Teléfono'], { required: true }),
    ask('phone', 'parentphone2', ['Other phone', 'Otro teléfono']),
    ask('heading', 'hothers', ['If we can’t reach you', 'Si no podemos localizarlo']),
    ...contact(1, { required: true }),
    ...contact(2, {}),
    ask('textarea', 'maypickup', ['Others who may pick up your child', 'Otras personas que pueden recogerlo'], {
      help: [
        'Names as on their photo ID, and phone numbers.',
        'Nombres como en su identificación con foto, y teléfonos.',
      ],
    }),
    ask('textarea', 'maynot', ['Anyone who may not pick up your child', 'Personas que no pueden recogerlo'], {
      help: [
        'Please give the office a copy of any court order.',
        'Entregue a la oficina una copia de cualquier orden judicial.',
      ],
    }),
    ask('heading', 'hmedical', ['For a doctor', 'Para un médico']),
    ask('text', 'doctor', ['Doctor or clinic', 'Médico o clínica'], { required: true }),
    ask('phone', 'doctorphone', ['Doctor’s phone', 'Teléfono del médico'], { required: true }),
    ask('text', 'hospital', ['Hospital you prefer', 'Hospital de preferencia']),
    ask('text', 'insurance', ['Health insurance and member number', 'Seguro médico y número de afiliado']),
    yesNo('hasallergy', ['Does your child have an allergy?', '¿Tiene alguna alergia?'], { required: true }),
    ask('textarea', 'allergy', ['To what, what happens, and what helps', 'A qué, qué reacción tiene y qué la alivia'], {
      ...ifYes('hasallergy'),
      require: { block: 'hasallergy', is: 'equals', value: 'yes1' },
    }),
    ask('textarea', 'medical', ['Medicines and conditions', 'Medicamentos y enfermedades']),
    agree(
      'care1',
      ['Emergency care', 'Atención de emergencia'],
      [
        'If I can’t be reached, the center may call 911, have my child taken to a hospital and consent to emergency care.',
        'Si no me localizan, el centro puede llamar al 911, hacer que lleven a mi hijo a un hospital y autorizar atención de emergencia.',
      ],
    ),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
