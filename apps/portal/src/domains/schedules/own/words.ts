import { defineWords } from '@nestling/ui/words.ts';

/** The words of hours that belong to one child or one person. */
export const ownHoursWords = defineWords({
  en: {
    title: 'Camera hours',
    own: 'Own hours, within those of each camera.',
    shared: 'By the schedule {name}, within the hours of each camera.',
    fromRoom: 'No own hours: those of the room’s cameras apply.',
    fromCameras: 'No own hours: those of each camera apply.',
    ofPerson: 'No own hours: this person may watch whenever the child’s cameras are open.',
    set: 'Set own hours',
    change: 'Change',
    remove: 'Remove own hours',
    edit: 'Camera hours of {name}',
    hours: 'Live video is open',
    help: 'They narrow the hours of each camera and never widen them.',
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
    en: { ofPerson: 'No own hours: this person may watch whenever the pet’s cameras are open.' },
    es: { ofPerson: 'Sin horas propias: esta persona puede ver cuando las cámaras de la mascota están abiertas.' },
  },
});
