import type { FormDocument } from '../blocks.ts';
import type { Both } from './ask.ts';

/** A form a center may begin with; from then on it is the center's own. */
export interface ReadyForm {
  readonly key: string;
  readonly name: Both;
  readonly about: Both;
  /** For whom it is. */
  readonly of: 'children' | 'pets';
  readonly load: () => Promise<FormDocument>;
}

/** All of them, in the order they are offered. Each is fetched when it is chosen. */
export const readyForms: readonly ReadyForm[] = [
  {
    key: 'enrollment',
    name: ['Enrollment', 'Inscripción'],
    about: [
      'Child, parents, health, habits, agreement. Four pages.',
      'Niño, padres, salud, costumbres y acuerdo. Cuatro páginas.',
    ],
    of: 'children',
    load: async () => (await import('./enrollment.ts')).enrollment,
  },
  {
    key: 'emergency',
    name: ['Emergency card', 'Tarjeta de emergencia'],
    about: [
      'Whom to call, who may pick up, doctor, consent to care.',
      'A quién llamar, quién puede recoger, médico y autorización.',
    ],
    of: 'children',
    load: async () => (await import('./emergency-card.ts')).emergencyCard,
  },
  {
    key: 'medication',
    name: ['Medication authorization', 'Autorización de medicamento'],
    about: [
      'One medicine: dose, times, days, doctor, signature.',
      'Un medicamento: dosis, horas, días, médico y firma.',
    ],
    of: 'children',
    load: async () => (await import('./medication-authorization.ts')).medicationAuthorization,
  },
  {
    key: 'allergy',
    name: ['Allergy plan', 'Plan de alergia'],
    about: [
      'Signs, what to do in steps, medicine and its place.',
      'Señales, qué hacer paso a paso, medicamento y dónde está.',
    ],
    of: 'children',
    load: async () => (await import('./allergy-plan.ts')).allergyPlan,
  },
  {
    key: 'photo',
    name: ['Photo and video release', 'Permiso de fotos y video'],
    about: [
      'Each place asked by itself, from the app to the website.',
      'Cada lugar por separado, de la aplicación al sitio web.',
    ],
    of: 'children',
    load: async () => (await import('./photo-release.ts')).photoRelease,
  },
  {
    key: 'injury',
    name: ['Injury report', 'Informe de lesión'],
    about: [
      'What happened, first aid, whom you told, signatures.',
      'Qué ocurrió, primeros auxilios, a quién se avisó y firmas.',
    ],
    of: 'children',
    load: async () => (await import('./injury-report.ts')).injuryReport,
  },
  {
    key: 'trip',
    name: ['Field trip permission', 'Permiso para paseo'],
    about: [
      'Write in where you go; families answer and sign.',
      'Escriba a dónde van; las familias responden y firman.',
    ],
    of: 'children',
    load: async () => (await import('./field-trip.ts')).fieldTrip,
  },
  {
    key: 'pet',
    name: ['Pet intake', 'Ingreso de mascota'],
    about: [
      'Health, vaccines, food, ways, veterinarian, consent.',
      'Salud, vacunas, alimento, comportamiento, veterinario y autorización.',
    ],
    of: 'pets',
    load: async () => (await import('./pet-intake.ts')).petIntake,
  },
];
