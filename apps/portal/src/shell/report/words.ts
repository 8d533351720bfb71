import { defineWords } from '@nestling/ui/words.ts';

/** What all reports say. */
export const reportWords = defineWords({
  en: {
    from: 'From',
    to: 'To',
    day: 'Day',
    before: 'The time before',
    after: 'The time after',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    choose: 'Choose a time',
    export: 'Export',
    making: 'Making the file…',
    notMade: 'The file could not be made. Try again in a moment.',
    print: 'Print',
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    day: 'Día',
    before: 'El período anterior',
    after: 'El período siguiente',
    thisWeek: 'Esta semana',
    lastWeek: 'La semana pasada',
    thisMonth: 'Este mes',
    lastMonth: 'El mes pasado',
    choose: 'Elegir período',
    export: 'Exportar',
    making: 'Creando el archivo…',
    notMade: 'No se pudo crear el archivo. Inténtelo de nuevo en un momento.',
    print: 'Imprimir',
  },
});
