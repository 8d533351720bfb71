/** The Spanish of `substituteWords`, fetched by whoever reads Spanish. */
export const es = {
  room: 'Sala',
  print: 'Imprimir',
  noRooms: 'Todavía no hay salas',
  noRoomsText: 'Agregue primero una sala; su página aparece entonces aquí.',
  today: 'Hoy · {day}',
  nothingToday: 'No hay nada planeado para hoy.',
  closed: 'Cerrado: {why}',
  anyDay: 'Cualquier día',
  week: 'Esta semana',
  nothing: 'No hay nada planeado para esta semana.',
  minutes_one: '{count} minuto',
  minutes_other: '{count} minutos',
  supplies: 'Materiales: {names}',
  children: 'Quién está en la sala',
  nobody: 'No hay niños en esta sala.',
  child: 'Niño',
  allergies: 'Alergias',
  carePlans: 'Planes de cuidado',
  medications: 'Medicamentos',
  note: 'Nota',
  keep: 'Esta página lleva nombres y notas de salud. Recójala cuando termine el día.',
};

/** What is said of pets instead. */
export const pets = { nobody: 'No hay mascotas en esta sala.', child: 'Mascota' };
