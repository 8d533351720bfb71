import type { FormDocument } from '../blocks.ts';
import { agree, ask, choose, ifYes, signed, yesNo } from './ask.ts';

/** What a center for pets asks before a pet's first day. */
export const petIntake: FormDocument = {
  blocks: [
    ask('text', 'pet1', ['Pet’s name', 'Nombre de la mascota'], { required: true }),
    ask('text', 'breed', ['Breed and color', 'Raza y color'], { required: true }),
    ask('date', 'birthday', ['Date of birth, or your best guess', 'Fecha de nacimiento, aunque sea aproximada']),
    ask('number', 'weight', ['Weight in pounds', 'Peso en libras'], { min: 0, max: 400 }),
    choose(
      'select',
      'sex1',
      ['Sex', 'Sexo'],
      { female: ['Female', 'Hembra'], male: ['Male', 'Macho'] },
      { required: true },
    ),
    yesNo('fixed', ['Spayed or neutered?', '¿Está esterilizada?'], { required: true }),
    ask('text', 'chip', ['Microchip number', 'Número de microchip']),

    ask('heading', 'hhealth', ['Health', 'Salud']),
    ask('text', 'vet1', ['Veterinarian', 'Veterinario'], { required: true }),
    ask('phone', 'vetphone', ['Veterinarian’s phone', 'Teléfono del veterinario'], { required: true }),
    ask('date', 'rabies', ['Rabies vaccine valid until', 'Vacuna antirrábica vigente hasta'], { required: true }),
    ask('textarea', 'medical', ['Conditions, allergies and medicines', 'Enfermedades, alergias y medicamentos']),
    ask('textarea', 'food', ['Food, how much and when', 'Alimento, cuánto y a qué hora'], { required: true }),

    ask('heading', 'hways', ['Ways', 'Comportamiento']),
    yesNo('dogs', ['Gets along with other animals?', '¿Se lleva bien con otros animales?'], { required: true }),
    yesNo('bitten', ['Has it ever bitten or snapped?', '¿Alguna vez ha mordido o tirado a morder?'], {
      required: true,
    }),
    ask('textarea', 'bitehow', ['When, and what had happened', 'Cuándo y qué había pasado'], {
      ...ifYes('bitten'),
      require: { block: 'bitten', is: 'equals', value: 'yes1' },
    }),
    ask('textarea', 'fears', ['What frightens it, and what calms it', 'Qué la asusta y qué la calma']),

    ask('heading', 'howner', ['You', 'Usted']),
    ask('text', 'owner', ['Your name', 'Su nombre'], { required: true }),
    ask('phone', 'phone', ['Phone', 'Teléfono'], { required: true }),
    ask('text', 'other', [
      'Someone else who may pick it up, and phone',
      'Otra persona que puede recogerla, y teléfono',
    ]),
    agree(
      'care1',
      ['Emergency care', 'Atención de emergencia'],
      [
        'If I can’t be reached, the center may take my pet to a veterinarian; I pay for the care.',
        'Si no me localizan, el centro puede llevar a mi mascota al veterinario; yo pago la atención.',
      ],
    ),
    ...signed('ownersigns', ['Owner', 'Dueño']),
  ],
};
