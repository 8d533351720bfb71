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
    help: 'These can shorten each camera’s hours, not extend them.',
    save: 'Save',
  },
  es: () => import('./words.es.ts'),
  pets: { ofPerson: 'No custom hours; this person can watch whenever the pet’s cameras are open.' },
});
