import { defineWords } from '@nestling/ui/words.ts';

/** The words of somebody's PIN for the door, and of moving somebody to another location. */
export const doorWords = defineWords({
  en: {
    pin: 'Kiosk PIN',
    pinText:
      '{name} types this PIN at the check-in tablet. A new one takes the place of the earlier, which works no longer.',
    make: 'Make a PIN',
    own: 'Or choose one',
    ownHelp: 'Four to six digits that are not all alike and no run such as 123456.',
    needPin: 'Type four to six digits.',
    save: 'Save this PIN',
    made: 'The new PIN of {name}',
    once: 'It is shown this once. Write it down or print it for {name}.',
    print: 'Print',
    done: 'Done',
    cancel: 'Cancel',
    move: 'Move to another location',
    moveTitle: 'Move {name} to another location',
    moveText: 'Staff leave their rooms there. A contact whose children stay is not moved: move the children first.',
    from: 'From',
    to: 'To',
    doMove: 'Move {name}',
    same: 'Choose another location than the one it leaves.',
  },
  es: {
    pin: 'PIN de la tableta',
    pinText: '{name} escribe este PIN en la tableta de entrada. Uno nuevo sustituye al anterior, que ya no vale.',
    make: 'Crear un PIN',
    own: 'O elija uno',
    ownHelp: 'De cuatro a seis cifras que no sean todas iguales ni seguidas como 123456.',
    needPin: 'Escriba de cuatro a seis cifras.',
    save: 'Guardar este PIN',
    made: 'El nuevo PIN de {name}',
    once: 'Se muestra solo esta vez. Apúntelo o imprímalo para {name}.',
    print: 'Imprimir',
    done: 'Hecho',
    cancel: 'Cancelar',
    move: 'Pasar a otro lugar',
    moveTitle: 'Pasar a {name} a otro lugar',
    moveText: 'El personal deja sus salas allí. Un contacto cuyos niños se quedan no pasa: pase antes a los niños.',
    from: 'De',
    to: 'A',
    doMove: 'Pasar a {name}',
    same: 'Elija un lugar distinto del que deja.',
  },
  pets: {
    en: { moveText: 'Staff leave their rooms there. A contact whose pets stay is not moved: move the pets first.' },
    es: {
      moveText:
        'El personal deja sus salas allí. Un contacto cuyas mascotas se quedan no pasa: pase antes a las mascotas.',
    },
  },
});
