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
  print: 'Imprimir',
  keep: 'Guardar y enviar…',
};
