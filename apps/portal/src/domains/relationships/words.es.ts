/** The Spanish of `relationshipWords`, fetched by whoever reads Spanish. */
export const es = {
  list: 'Parentescos',
  name: 'Nombre',
  kind: 'Tipo',
  kindHelp: 'Como padres, familia o amistad; solo sirve para ordenar.',
  legal: 'Tutor legal',
  legalHelp: 'Los vínculos nuevos de este parentesco empiezan como tutor legal.',
  preset: 'Predeterminado',
  makePreset: 'Usar en los vínculos nuevos',
  add: 'Agregar un parentesco',
  addNamed: 'Agregar {name}',
  edit: 'Editar {name}',
  change: 'Editar',
  save: 'Guardar',
  remove: 'Quitar',
  empty: 'Aún no hay parentescos',
  emptyText: 'Madre, padre, abuela: el parentesco de un contacto con un niño.',
};

/** What is said of pets instead. */
export const pets = {
  legal: 'Dueño',
  emptyText: 'Dueño, pareja, paseador de perros: la relación de un contacto con una mascota.',
};
