/** The Spanish of `workingWords`, fetched by whoever reads Spanish. */
export const es = {
  part: '{count} de {of} días a {amount}',
  days_one: '{count} día a {amount}',
  days_other: '{count} días a {amount}',
  visits_one: '{count} visita a {amount}',
  visits_other: '{count} visitas a {amount}',
  hours: '{hours} h {minutes} min a {amount} la hora',
  stay: '{count} min',
  tax: '{percent} % de {of}',
  taxWithin: '{of} incluye {tax} de impuesto ({percent} %)',
  once: 'solo esta vez, en lugar de {amount}',
  closed_one: '{count} día cerrado',
  closed_other: '{count} días cerrados',
  yours: 'su parte de {amount}',
};
