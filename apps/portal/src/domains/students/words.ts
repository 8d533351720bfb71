import { defineWords } from '@nestling/ui/words.ts';

/** The words about students and where they are. */
export const studentWords = defineWords({
  en: {
    mine: 'My children',
    since: 'since {time}',
    notIn: 'Not checked in yet',
    out: 'Went home at {time}',
    absent: 'Absent today',
    watchLive: 'Watch live',
    none: 'No children are linked to you yet',
    noneText: 'Ask the center to link your account, then they appear here by themselves.',
    failed: 'This could not be read',
    tryAgain: 'Try again',
  },
  es: {
    mine: 'Mis hijos',
    since: 'desde las {time}',
    notIn: 'Aún sin entrada',
    out: 'Salió a las {time}',
    absent: 'Hoy ausente',
    watchLive: 'Ver en vivo',
    none: 'Aún no hay niños vinculados a usted',
    noneText: 'Pida al centro que vincule su cuenta y aparecerán aquí solos.',
    failed: 'No se pudo leer',
    tryAgain: 'Reintentar',
  },
  pets: {
    en: {
      mine: 'My pets',
      none: 'No pets are linked to you yet',
    },
    es: {
      mine: 'Mis mascotas',
      none: 'Aún no hay mascotas vinculadas a usted',
    },
  },
});
