/** The Spanish of `reportWords`, fetched by whoever reads Spanish. */
export const es = {
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
  keep: 'Guardar y enviar…',
};
