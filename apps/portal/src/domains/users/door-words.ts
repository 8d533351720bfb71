import { defineWords } from '@nestling/ui/words.ts';

/** The words of somebody's PIN for the door, and of moving somebody to another location. */
export const doorWords = defineWords({
  en: {
    pin: 'Kiosk PIN',
    pinText: '{name} enters this PIN on the kiosk. A new PIN replaces the old one.',
    make: 'Create a PIN',
    own: 'Or choose one',
    ownHelp: 'Four to six digits, not all the same or in a row like 123456.',
    needPin: 'Enter four to six digits.',
    save: 'Save this PIN',
    made: '{name}’s new PIN',
    once: 'Shown only once. Write it down or print it for {name}.',
    print: 'Print',
    done: 'Done',
    cancel: 'Cancel',
    move: 'Move to another location',
    moveTitle: 'Move {name} to another location',
    moveText: 'Staff leave their rooms there. To move a contact, move their children first.',
    from: 'From',
    to: 'To',
    doMove: 'Move {name}',
    same: 'Choose a different location.',
  },
  es: {
    pin: 'PIN del quiosco',
    pinText: '{name} escribe este PIN en el quiosco. Un PIN nuevo reemplaza al anterior.',
    make: 'Crear un PIN',
    own: 'O elija uno',
    ownHelp: 'De cuatro a seis dígitos que no sean todos iguales ni seguidos como 123456.',
    needPin: 'Escriba de cuatro a seis dígitos.',
    save: 'Guardar este PIN',
    made: 'El nuevo PIN de {name}',
    once: 'Se muestra solo esta vez. Apúntelo o imprímalo para {name}.',
    print: 'Imprimir',
    done: 'Hecho',
    cancel: 'Cancelar',
    move: 'Pasar a otra sede',
    moveTitle: 'Pasar a {name} a otra sede',
    moveText: 'El personal deja sus salas allí. Un contacto cuyos niños se quedan no pasa: pase antes a los niños.',
    from: 'De',
    to: 'A',
    doMove: 'Pasar a {name}',
    same: 'Elija una sede distinta de la que deja.',
  },
  pets: {
    en: { moveText: 'Staff leave their rooms there. To move a contact, move their pets first.' },
    es: {
      moveText:
        'El personal deja sus salas allí. Un contacto cuyas mascotas se quedan no pasa: pase antes a las mascotas.',
    },
  },
});
