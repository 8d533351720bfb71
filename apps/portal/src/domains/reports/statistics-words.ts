import { defineWords } from '@nestling/ui/words.ts';

/** The words of the figures of a center over time. */
export const statisticsWords = defineWords({
  en: {
    enrolled: 'Enrolled',
    waiting: 'On the waitlist',
    contacts: 'Contacts',
    attendance: 'Attendance',
    day: 'Day',
    present: 'Present',
    absent: 'Absent',
    logins: 'Camera logins',
    minutes: 'Minutes watched',
  },
  es: {
    enrolled: 'Inscritos',
    waiting: 'En lista de espera',
    contacts: 'Contactos',
    attendance: 'Asistencia',
    day: 'Día',
    present: 'Presentes',
    absent: 'Ausentes',
    logins: 'Accesos a cámaras',
    minutes: 'Minutos vistos',
  },
});
