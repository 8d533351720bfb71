/** The Spanish of `pickupWords`, fetched by whoever reads Spanish. */
export const es = {
  title: '¿Quién recoge a {name}?',
  titleMany: '¿Quién los recoge?',
  never: '{name} tiene prohibido recoger. No deje que {child} se vaya con esta persona.',
  no: '{name}: no está en la lista para recoger',
  nobody: 'Todavía no hay contactos.',
  cancel: 'Cancelar',
  without: 'Marcar salida sin nombre',
  out_one: 'Marcar salida de {count}',
  out_other: 'Marcar salida de {count}',
  open_one: 'Falta elegir para {count} niño',
  open_other: 'Falta elegir para {count} niños',
  failed: 'No pudimos cargar quién puede recoger.',
  checkedOut_one: 'Se marcó {count} salida.',
  checkedOut_other: 'Se marcaron {count} salidas.',
};

/** What is said of pets instead. */
export const pets = {
  open_one: 'Falta elegir para {count} mascota',
  open_other: 'Falta elegir para {count} mascotas',
};
