import type { auth as en } from '../en/auth.ts';

const minutes = (n: number) => (n === 1 ? 'un minuto' : `${n} minutos`);

export const auth: typeof en = {
  'auth.signedIn': 'Ha iniciado sesión.',
  'auth.wrong': 'El nombre y la contraseña no coinciden. Revise ambos, y que su dirección de correo esté confirmada.',
  'auth.locked': (p) => `Demasiados intentos fallidos. Vuelva a intentarlo en ${minutes(p.minutes)}.`,
  'auth.signedOut': 'Su sesión ha terminado. Inicie sesión, por favor.',
  'auth.loggedOut': 'Ha cerrado la sesión.',
  'auth.noSession': 'Esta sesión ya terminó o no es suya. Vuelva a cargar la lista.',
  'auth.sessionEnded': 'Se cerró la sesión de ese dispositivo.',
  'auth.sessionsEnded': 'Se cerró la sesión de los demás dispositivos.',
  'auth.passwordChanged': 'Su contraseña se cambió. Se cerró la sesión de sus demás dispositivos.',
  'auth.wrongOld': 'Esta no es su contraseña actual. Escríbala de nuevo, por favor.',
  'auth.samePassword': 'Esta es su contraseña actual. Elija otra, por favor.',
  'auth.weak.TOO_SHORT': 'Elija una contraseña de al menos 8 caracteres.',
  'auth.weak.TOO_LONG': 'Elija una contraseña de 72 caracteres como máximo.',
  'auth.weak.COMMON':
    'Esta contraseña es fácil de adivinar. Tres o cuatro palabras sin relación entre sí forman una buena.',
  'auth.weak.HOLDS_NAME': 'Elija una contraseña que no contenga su nombre ni su dirección.',
};
