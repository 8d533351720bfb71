/** The Spanish of `arrangeWords`, fetched by whoever reads Spanish. */
export const es = {
  customize: 'Personalizar',
  lead: 'Arrastre una tarjeta por su asa o muévala con las flechas. Los teléfonos las muestran una bajo otra en el mismo orden.',
  pending_contacts: 'Necesita su respuesta',
  room_ratio: 'Niños por maestro',
  arrivals: 'Llegadas de hoy',
  expected: 'Por llegar',
  camera_watching: 'Mirando ahora',
  birthdays: 'Cumpleaños',
  tickets: 'Solicitudes',
  counters: 'En números',
  place: 'Mover {widget}: lugar {place} de {all}',
  width: 'Ancho de {widget}',
  third: 'Un tercio',
  half: 'La mitad',
  wide: 'Toda la fila',
  show: 'Mostrar {widget}',
  save: 'Guardar mi panel',
  reset: 'Volver al inicial',
  cancel: 'Cancelar',
  forRole: 'Para toda una función',
  forRoleHelp: 'Quien no haya ordenado su propio panel en {location} empieza con este.',
  saveFor: 'Guardar para',
  saveRole: 'Guardar como inicial',
  resetRole: 'Darles el del producto',
};

/** What is said of pets instead. */
export const pets = { room_ratio: 'Mascotas por cuidador' };
