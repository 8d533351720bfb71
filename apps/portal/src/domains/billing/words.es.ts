/** The Spanish of `programWords`, fetched by whoever reads Spanish. */
export const es = {
  list: 'Programas',
  program: 'Programa',
  runs: 'Fechas',
  always: 'Todo el año',
  from: 'desde el {day}',
  until: 'hasta el {day}',
  rooms: 'Salas',
  everyRoom: 'Todas las salas',
  students: 'Niños',
  add: 'Agregar un programa',
  addNamed: 'Agregar {name}',
  edit: 'Editar {name}',
  change: 'Editar',
  save: 'Guardar',
  delete: 'Eliminar',
  name: 'Nombre',
  colour: 'Color',
  nameHelp: 'El nombre que conocen las familias, como “Día completo” o “Después de la escuela”.',
  starts: 'Primer día',
  ends: 'Último día',
  roomsHelp: 'Dónde se ofrece. Si no elige ninguna: todas las salas.',
  empty: 'Aún no hay programas',
  emptyText: 'Un programa es cómo se factura por un niño. Agregue uno y elíjalo en la ficha de cada niño.',
};

/** What is said of pets instead. */
export const pets = {
  nameHelp: 'El nombre que conocen las familias, como “Día completo” o “Toda la noche”.',
  students: 'Mascotas',
  emptyText: 'Un programa es cómo se factura por una mascota. Agregue uno y elíjalo en la ficha de cada mascota.',
};
