import { defineWords } from '@nestling/ui/words.ts';

/** What is said while a centre has no location. */
export const nowhereWords = defineWords({
  en: {
    title: 'Add your first location',
    text: 'Rooms, people and cameras belong to a location. Set-up takes you through everything you need.',
    steps: 'Start setup',
    wait: 'You don’t have a location yet',
    waitText: 'A manager can add you to one. It will show up here.',
  },
  es: {
    title: 'Agregue su primera sede',
    text: 'Las salas, las personas y las cámaras son de una sede. La puesta en marcha le guía por todo lo necesario.',
    steps: 'Empezar la puesta en marcha',
    wait: 'Todavía no tiene una sede',
    waitText: 'Un gerente puede agregarle a una. Aparecerá aquí.',
  },
});
