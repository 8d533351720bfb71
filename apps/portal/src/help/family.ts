import type { HelpTexts } from './texts.ts';

/** Help for the first screens of a family. */
export const familyHelp: HelpTexts = {
  home: {
    en: 'Your [children|pets] first: where each is now, the latest moments, and “Watch live” while a camera is open. Below stands what waits for you. To report an absence, open your [child|pet] or press “Absent today”.',
    es: 'Primero [sus hijos|sus mascotas]: dónde está cada [uno|una], los últimos momentos y “Ver en vivo” mientras haya una cámara abierta. Abajo está lo que le espera. Para avisar una ausencia, abra la ficha o toque “No va hoy”.',
  },
  'students.own': {
    en: 'Your [children|pets]. Open one to see the day, the week, papers and who may pick up.',
    es: '[Sus hijos|Sus mascotas]. Abra una ficha para ver el día, la semana, los papeles y quién puede recoger.',
  },
  'students.one.own': {
    en: 'One of your [children|pets]: today in order, photos, health, schedule, and who else may see or pick up. You propose a change; the center confirms it.',
    es: '[Uno de sus hijos|Una de sus mascotas]: el día en orden, fotos, salud, horario y quién más puede ver o recoger. Usted propone un cambio y el centro lo confirma.',
  },
};
