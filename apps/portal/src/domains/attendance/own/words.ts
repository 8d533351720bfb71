import { defineWords } from '@nestling/ui/words.ts';

/** The words of a contact who checks its own children in or out. */
export const ownWords = defineWords({
  en: {
    none: 'There is nobody for you to check in',
    noneText: 'Children show here once they are enrolled and linked to you.',
    atTheDoor:
      'At {place} you check in at the door: type your PIN on the tablet, or scan the code shown there with the camera of your phone.',
    scanned: 'You scanned the code at the door. Press below before it expires.',
    sign: 'Here a signature is asked for. Please sign, then press again.',
  },
  es: {
    none: 'No hay nadie a quien usted pueda registrar',
    noneText: 'Los niños aparecen aquí cuando están inscritos y vinculados a usted.',
    atTheDoor:
      'En {place} el registro se hace en la entrada: escriba su PIN en la tableta o escanee con la cámara del teléfono el código que se muestra allí.',
    scanned: 'Ha escaneado el código de la entrada. Pulse abajo antes de que caduque.',
    sign: 'Aquí se pide una firma. Firme y pulse de nuevo.',
  },
  pets: {
    en: { noneText: 'Pets show here once they are enrolled and linked to you.' },
    es: { noneText: 'Las mascotas aparecen aquí cuando están inscritas y vinculadas a usted.' },
  },
});
