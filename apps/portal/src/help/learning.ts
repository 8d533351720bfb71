import type { HelpTexts } from './texts.ts';

/** Help for learning, plans and portfolios. */
export const learningHelp: HelpTexts = {
  'learning.frameworks': {
    en: 'What children are to learn, as your state or your center writes it: domains, goals and skills, with the steps of progress beside them. Import a list or write your own.',
    es: 'Lo que se espera que aprendan, según su estado o su centro: áreas, metas y habilidades, con los pasos de avance al lado. Importe una lista o escriba la suya.',
  },
  'learning.skills': {
    en: 'All skills in one table, by framework and domain.',
    es: 'Todas las habilidades en una tabla, por marco y área.',
  },
  'learning.grid': {
    en: 'A room against its skills: where each child stands at this checkpoint, and what it was seen doing. Press a cell to look at the moments and choose the step.',
    es: 'Una sala frente a sus habilidades: dónde está cada niño en este corte y qué se le vio hacer. Toque una celda para ver los momentos y elegir el paso.',
  },
  'learning.talk': {
    en: 'What you talk about with a family: where the child stands, with photos and notes to show it.',
    es: 'Lo que conversa con una familia: cómo va el niño, con fotos y notas para mostrarlo.',
  },
  'learning.activities': {
    en: 'Ideas to do with children, by age, place and skills. Add one to a plan with one press.',
    es: 'Ideas para hacer con los niños, por edad, lugar y habilidades. Agregue una a un plan con un toque.',
  },
  'plans.lessons': {
    en: 'Weeks of activities you can use again in any room. Copy one, or put it into a room’s week.',
    es: 'Semanas de actividades que puede usar en cualquier sala. Copie una o póngala en la semana de una sala.',
  },
  'plans.rooms': {
    en: 'The week of one or several rooms, day by day. Drag to move an activity, print it, and share it with families when it is ready.',
    es: 'La semana de una o varias salas, día por día. Arrastre para mover una actividad, imprímala y compártala con las familias cuando esté lista.',
  },
  'plans.substitute': {
    en: 'One page for whoever steps in today: the plan, who is in the room, and what to be careful about.',
    es: 'Una página para quien cubre hoy: el plan, quién está en la sala y qué cuidar.',
  },
  'portfolios.list': {
    en: 'Books about one child, made of photos, notes and work. Families see one once you publish it.',
    es: 'Álbumes de un niño con fotos, notas y trabajos. Las familias lo ven cuando usted lo publica.',
  },
  'portfolios.one': {
    en: 'Write a portfolio section by section and add moments from the child’s days. It is kept as you write.',
    es: 'Escriba un portafolio sección por sección y agregue momentos de los días del niño. Se guarda mientras escribe.',
  },
  'portfolios.preview': {
    en: 'A portfolio as a family reads it; save it as a PDF to keep.',
    es: 'Un portafolio como lo lee la familia; guárdelo en PDF.',
  },
};
