import { defineWords } from '@nestling/ui/words.ts';

/** What signing out says of what is still on this device. */
export const signOutWords = defineWords({
  en: {
    title: 'Some things haven’t been sent yet',
    chat_one: '{count} message hasn’t been sent.',
    chat_other: '{count} messages haven’t been sent.',
    entries_one: '{count} entry hasn’t been sent.',
    entries_other: '{count} entries haven’t been sent.',
    files_one: '{count} photo or video hasn’t been sent.',
    files_other: '{count} photos or videos haven’t been sent.',
    text: 'If you sign out, they stay locked on this device for {days} days. Only you can open them, and they’re sent when you sign in here again.',
    shared: 'Not your device? Forget it, and everything you left here is deleted for good.',
    stay: 'Stay signed in',
    forget: 'Forget this device',
    out: 'Sign out',
  },
  es: {
    title: 'Hay cosas sin enviar',
    chat_one: '{count} mensaje no se ha enviado.',
    chat_other: '{count} mensajes no se han enviado.',
    entries_one: '{count} registro no se ha enviado.',
    entries_other: '{count} registros no se han enviado.',
    files_one: '{count} foto o video no se ha enviado.',
    files_other: '{count} fotos o videos no se han enviado.',
    text: 'Si cierra sesión, se quedan bloqueados en este dispositivo {days} días. Solo usted puede abrirlos y se envían cuando vuelva a iniciar sesión aquí.',
    shared: '¿No es su dispositivo? Olvídelo y todo lo que dejó aquí se elimina para siempre.',
    stay: 'Seguir en la sesión',
    forget: 'Olvidar este dispositivo',
    out: 'Cerrar sesión',
  },
});
