/** The Spanish of `orderWords`, fetched by whoever reads Spanish. */
export const es = {
  order: 'Orden',
  title: 'Orden de las cámaras',
  help: 'Las familias ven las cámaras en este orden. Arrastre una o use las flechas.',
  place: '{name}, lugar {place} de {all}',
  saved: 'Orden guardado',
  none: 'Esta sede aún no tiene cámaras.',
};
