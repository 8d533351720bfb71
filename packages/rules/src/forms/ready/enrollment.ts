import type { FormDocument } from '../blocks.ts';
import { agree, ask, choose, ifYes, signed, yesNo } from './ask.ts';

/** What a center asks once, when a child is enrolled. */
export const enrollment: FormDocument = {
  blocks: [
    ask('heading', 'hchild', ['Your child', 'Su hijo']),
    ask('text', 'legalname', ['Full legal name', 'Nombre legal completo'], { required: true }),
    ask('text', 'calledby', ['Name your child goes by', 'Nombre que usa su hijo']),
    ask('date', 'birthday', ['Date of birth', 'Fecha de nacimiento'], { required: true }),
    ask('address', 'homeaddress', ['Home address', 'Domicilio'], { required: true }),
    ask('text', 'languages', ['Languages spoken at home', 'Idiomas que se hablan en casa']),
    ask('date', 'firstday', ['First day you would like', 'Primer día que desea'], { required: true }),
    choose(
      'checkbox',
      'weekdays',
      ['Days of care', 'Días de cuidado'],
      {
        monday: ['Monday', 'Lunes'],
        tuesday: ['Tuesday', 'Martes'],
        wednesday: ['Wednesday', 'Miércoles'],
        thursday: ['Thursday', 'Jueves'],
        friday: ['Friday', 'Viernes'],
      },
      { required: true },
    ),
    ask('time', 'arrives', ['Usual arrival', 'Hora habitual de llegada']),
    ask('time', 'leaves', ['Usual pickup', 'Hora habitual de salida']),

    ask('page', 'pparents', ['Parents and guardians', 'Padres y tutores']),
    ask('text', 'parent1', ['First parent or guardian', 'Primer padre, madre o tutor'], { required: true }),
    ask('phone', 'parent1phone', ['Cell phone', 'Celular'], { required: true }),
    ask('email', 'parent1mail', ['Email', 'Correo electrónico'], { required: true }),
    ask('text', 'parent1work', ['Employer and work phone', 'Lugar y teléfono de trabajo']),
    yesNo('hassecond', ['Is there a second parent or guardian?', '¿Hay otro padre, madre o tutor?'], {
      required: true,
    }),
    ask('text', 'parent2', ['Second parent or guardian', 'Segundo padre, madre o tutor'], ifYes('hassecond')),
    ask('phone', 'parent2phone', ['Cell phone', 'Celular'], ifYes('hassecond')),
    ask('email', 'parent2mail', ['Email', 'Correo electrónico'], ifYes('hassecond')),
    yesNo(
      'hasorder',
      ['Is there a court order about custody or contact?', '¿Hay una orden judicial sobre custodia o contacto?'],
      {
        required: true,
      },
    ),
    ask('textarea', 'order', ['What does it say? Please bring a copy.', '¿Qué dice? Traiga una copia, por favor.'], {
      ...ifYes('hasorder'),
      require: { block: 'hasorder', is: 'equals', value: 'yes1' },
    }),

    ask('page', 'phealth', ['Health', 'Salud']),
    ask('text', 'doctor', ['Doctor or clinic', 'Médico o clínica'], { required: true }),
    ask('phone', 'doctorphone', ['Doctor’s phone', 'Teléfono del médico'], { required: true }),
    ask('text', 'insurance', ['Health insurance and member number', 'Seguro médico y número de afiliado']),
    ask('textarea', 'allergies', ['Allergies and what happens', 'Alergias y qué reacción tiene'], {
      help: ['Write “none” if there are none.', 'Escriba “ninguna” si no tiene.'],
      required: true,
    }),
    ask('textarea', 'medicines', ['Medicines taken regularly', 'Medicamentos que toma con regularidad']),
    ask('textarea', 'conditions', [
      'Conditions, surgeries or special needs we should know of',
      'Enfermedades, cirugías o necesidades especiales que debamos conocer',
    ]),
    ask('textarea', 'diet', ['Foods your child does not eat, and why', 'Alimentos que su hijo no come y por qué']),

    ask('page', 'pday', ['Getting to know your child', 'Para conocer a su hijo']),
    ask('textarea', 'sleep', ['Naps and how your child falls asleep', 'Siestas y cómo se duerme']),
    ask('textarea', 'comfort', ['What comforts your child', 'Qué lo tranquiliza']),
    ask('textarea', 'toilet', ['Diapers or toilet', 'Pañales o baño']),
    ask('textarea', 'more', ['Anything else', 'Algo más']),

    ask('page', 'psign', ['Agreement', 'Acuerdo']),
    agree(
      'true1',
      ['These answers', 'Estas respuestas'],
      [
        'are true and complete; I will tell the center when something changes.',
        'son verdaderas y completas; avisaré al centro si algo cambia.',
      ],
    ),
    agree(
      'care1',
      ['Emergency care', 'Atención de emergencia'],
      [
        'If I can’t be reached, the center may call 911 and consent to emergency care for my child.',
        'Si no me localizan, el centro puede llamar al 911 y autorizar atención de emergencia para mi hijo.',
      ],
    ),
    ...signed('parentsigns', ['Parent or guardian', 'Padre, madre o tutor']),
  ],
};
