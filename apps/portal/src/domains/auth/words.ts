import { defineWords } from '@nestling/ui/words.ts';

/** The words of signing in. */
export const authWords = defineWords({
  en: {
    welcome: 'Good to see you',
    lead: 'Sign in to see how the day is going.',
    username: 'Username or email',
    password: 'Password',
    keep: 'Keep me signed in on this device',
    signIn: 'Sign in',
    show: 'Show the password',
    capsLock: 'Caps Lock is on.',
    needUsername: 'Type your username or email.',
    needPassword: 'Type your password.',
    unreachable: 'We cannot reach the server. Check the connection and try again.',
    otherRole: 'You are signed in as {name}, who may not open that page. Sign in as somebody else, or',
    goOn: 'go to your start page',
  },
  es: {
    welcome: 'Qué gusto verle',
    lead: 'Entre para ver cómo va el día.',
    username: 'Usuario o correo',
    password: 'Contraseña',
    keep: 'Mantener la sesión en este dispositivo',
    signIn: 'Entrar',
    show: 'Mostrar la contraseña',
    capsLock: 'Las mayúsculas están activadas.',
    needUsername: 'Escriba su usuario o correo.',
    needPassword: 'Escriba su contraseña.',
    unreachable: 'No hay conexión con el servidor. Compruebe la red e inténtelo otra vez.',
    otherRole: 'Ha entrado como {name}, que no puede abrir esa página. Entre con otra cuenta o',
    goOn: 'vaya a su página de inicio',
  },
});
