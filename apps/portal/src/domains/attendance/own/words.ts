import { defineWords } from '@nestling/ui/words.ts';

/** The words of a contact who checks its own children in or out. */
export const ownWords = defineWords({
  en: {
    none: 'No one to check in',
    noneText: 'Children show up here once they’re enrolled and linked to you.',
    atTheDoor:
      'At {place}, check in at the front door: enter your PIN on the tablet or scan its QR code with your phone.',
    scanned: 'You scanned the code at the front door. Check in below before it expires.',
    sign: 'A signature is required. Please sign, then try again.',
  },
  es: {
    none: 'No hay nadie a quien usted pueda registrar',
    noneText: 'Los niños aparecen aquí cuando están inscritos y vinculados a usted.',
    atTheDoor:
      'En {place} el registro se hace en la entrada: escriba su PIN en la tableta o escanee con la cámara del teléfono el código que se muestra allí.',
    scanned: 'Escaneó el código de la entrada. Registre la entrada antes de que venza.',
    sign: 'Aquí se pide una firma. Firme e inténtelo de nuevo.',
  },
  pets: {
    en: { noneText: 'Pets show up here once they’re enrolled and linked to you.' },
    es: { noneText: 'Las mascotas aparecen aquí cuando están inscritas y vinculadas a usted.' },
  },
});
