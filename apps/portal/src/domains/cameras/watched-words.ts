import { defineWords } from '@nestling/ui/words.ts';

/** The words of who watches which camera now. */
export const watchedWords = defineWords({
  en: {
    list: 'Cameras being watched',
    contact: 'Who',
    camera: 'Camera',
    child: 'For',
    since: 'Since',
    minutes: 'Minutes shown',
    device: 'Device',
    unknownDevice: 'Unknown',
    someone: 'Staff',
    atWork: 'at work',
    empty: 'No one is watching right now',
    emptyText: 'Anyone who opens a camera at this location shows up here right away.',
    record: 'Open {name}',
    watch: 'Watch {name}',
  },
  es: {
    list: 'Cámaras que se ven ahora',
    contact: 'Quién',
    camera: 'Cámara',
    child: 'Por',
    since: 'Desde',
    minutes: 'Minutos vistos',
    device: 'Dispositivo',
    unknownDevice: 'Desconocido',
    someone: 'Personal',
    atWork: 'trabajando',
    empty: 'Ahora no mira nadie',
    emptyText: 'Quien abre una cámara de esta sede aparece aquí enseguida.',
    record: 'Abrir {name}',
    watch: 'Ver {name}',
  },
});
