/** The Spanish of `twoWeekWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Dos semanas',
  show: 'Ver sueño y comida de dos semanas',
  hide: 'Ocultar sueño y comida',
  sleep: 'Sueño',
  asleep: 'Durmiendo',
  food: 'Comida',
  meals: 'Comidas',
  bottles: 'Biberones',
  ounces: 'Biberones, oz',
  day: 'Día',
  hours: '{hours} h {minutes} min',
};
