/** The Spanish of `importWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Importar marcos',
  lead: 'Elija una tabla de un marco (CSV), un marco de competencias exportado de Moodle o un paquete CASE (JSON). No se guarda nada antes de que vea qué haría.',
  choose: 'Elegir un archivo',
  another: 'Elegir otro archivo',
  import: 'Importar',
  cancel: 'Cancelar',
  elof: 'Head Start Early Learning Outcomes Framework',
  elofHelp:
    'Viene con el producto (2015, 118 metas con sus códigos, en inglés). Nadie ha comparado todavía el texto con el documento publicado; cada meta lo dice. No tiene etapas: agregue las suyas.',
  addElof: 'Agregar este marco',
  row: 'Fila',
  rowNamed: 'Fila {row}',
  problem: 'Qué está mal',
  faults: 'Filas con errores',
  unreadable: 'Este archivo no se puede leer.',
  tooLarge: 'Este archivo es demasiado grande. Divídalo e importe las partes.',
};
