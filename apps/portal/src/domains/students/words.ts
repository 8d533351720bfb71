import { defineWords } from '@nestling/ui/words.ts';

/** The words about students and where they are. */
export const studentWords = defineWords({
  en: {
    mine: 'My children',
    since: 'since {time}',
    notIn: 'Not checked in yet',
    out: 'Left at {time}',
    absent: 'Absent today',
    watchLive: 'Watch live',
    message: 'Message the center',
    report: 'Today’s report',
    absentToday: 'Report an absence',
    absentSend: '{name} is absent today',
    cancel: 'Cancel',
    visit: 'You are invited to watch',
    visitWatch: 'Watch',
    none: 'No children linked to you yet',
    noneText: 'Ask the center to link your account. They’ll show up here.',
    failed: 'We couldn’t load this',
    tryAgain: 'Try again',
  },
  es: {
    mine: 'Mis hijos',
    since: 'desde las {time}',
    notIn: 'Aún no ha llegado',
    out: 'Salió a las {time}',
    absent: 'Hoy ausente',
    watchLive: 'Ver en vivo',
    message: 'Escribir al centro',
    report: 'Informe de hoy',
    absentToday: 'Avisar de una ausencia',
    absentSend: '{name} no viene hoy',
    cancel: 'Cancelar',
    visit: 'Tiene una invitación para ver',
    visitWatch: 'Ver',
    none: 'Aún no hay niños vinculados a usted',
    noneText: 'Pida al centro que vincule su cuenta. Aparecerán aquí.',
    failed: 'No pudimos cargar esto',
    tryAgain: 'Reintentar',
  },
  pets: {
    en: {
      mine: 'My pets',
      none: 'No pets linked to you yet',
    },
    es: {
      mine: 'Mis mascotas',
      none: 'Aún no hay mascotas vinculadas a usted',
    },
  },
});
