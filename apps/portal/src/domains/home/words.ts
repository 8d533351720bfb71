import { defineWords } from '@nestling/ui/words.ts';

/** The words of the family's start page. */
export const homeWords = defineWords({
  en: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    failed: 'We couldn’t load this',
    tryAgain: 'Try again',
    needs: 'Needs your action',
    fill: 'Fill in and sign',
    mend: 'Please correct',
    due: 'By {day}',
    read: 'Please read',
    paper: 'Please send it again',
    expired: 'Expired: send a new one',
    bring: 'Bring for {name}',
    consent: 'Photos of {name}',
    consentText: 'Say who may see them',
  },
  es: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
    failed: 'No pudimos cargar esto',
    tryAgain: 'Reintentar',
    needs: 'Necesita su atención',
    fill: 'Complete y firme',
    mend: 'Corríjalo, por favor',
    due: 'Antes del {day}',
    read: 'Léalo, por favor',
    paper: 'Envíelo de nuevo, por favor',
    expired: 'Vencido: envíe uno nuevo',
    bring: 'Traer para {name}',
    consent: 'Fotos de {name}',
    consentText: 'Diga quién puede verlas',
  },
});
