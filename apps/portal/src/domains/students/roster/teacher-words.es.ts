/** The Spanish of `teacherWords`, fetched by whoever reads Spanish. */
export const es = {
  list: 'Niños de sus salas',
  room: 'Sala',
  state: 'Hoy',
  in: 'Presente',
  out: 'Se fue',
  none: 'Aún no llega',
  absent: 'Ausente',
  checkIn: 'Registrar entrada',
  checkOut: 'Registrar salida',
  activity: 'Agregar una actividad',
  message: 'Escribir a la familia',
  openRecord: 'Abrir la ficha',
  empty: 'No hay niños en sus salas',
  emptyText: 'Un gerente elige las salas en las que usted trabaja.',
  nobody: 'Ningún niño coincide',
  nobodyText: 'Elija otro estado.',
};

/** What is said of pets instead. */
export const pets = {
  list: 'Mascotas de sus salas',
  empty: 'No hay mascotas en sus salas',
  nobody: 'Ninguna mascota coincide',
};
