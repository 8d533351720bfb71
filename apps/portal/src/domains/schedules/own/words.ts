import { defineWords } from '@nestling/ui/words.ts';

/** The words of hours that belong to one child or one person. */
export const ownHoursWords = defineWords({
  en: {
    title: 'Camera hours',
    own: 'Custom hours, within each camera’s hours.',
    shared: 'Uses the schedule {name}, within each camera’s hours.',
    fromRoom: 'No custom hours; the room’s camera hours apply.',
    fromCameras: 'No custom hours; each camera’s hours apply.',
    ofPerson: 'No custom hours; this person can watch whenever the child’s cameras are open.',
    set: 'Set custom hours',
    change: 'Change',
    remove: 'Remove custom hours',
    edit: '{name}’s camera hours',
    hours: 'Live video hours',
    help: 'These can shorten each camera’s hours, not extend them.',
    save: 'Save',
  },
  es: {
    title: 'Horas de cámara',
    own: 'Horas propias, dentro de las de cada cámara.',
    shared: 'Según el horario {name}, dentro de las horas de cada cámara.',
    fromRoom: 'Sin horas propias: rigen las de las cámaras de la sala.',
    fromCameras: 'Sin horas propias: rigen las de cada cámara.',
    ofPerson: 'Sin horas propias: esta persona puede ver cuando las cámaras del niño están abiertas.',
    set: 'Poner horas propias',
    change: 'Cambiar',
    remove: 'Quitar las horas propias',
    edit: 'Horas de cámara de {name}',
    hours: 'El video en vivo está abierto',
    help: 'Acortan las horas de cada cámara y nunca las amplían.',
    save: 'Guardar',
  },
  pets: {
    en: { ofPerson: 'No custom hours; this person can watch whenever the pet’s cameras are open.' },
    es: { ofPerson: 'Sin horas propias: esta persona puede ver cuando las cámaras de la mascota están abiertas.' },
  },
});
