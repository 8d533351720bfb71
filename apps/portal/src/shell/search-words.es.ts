/** The Spanish of `searchWords`, fetched by whoever reads Spanish. */
export const es = {
  finding: 'Buscando',
  findFailed: 'No hay conexión con el servidor; solo aparecen las páginas.',
  found_student: 'Niños',
  found_contact: 'Contactos',
  found_staff: 'Personal',
  found_room: 'Salas',
  found_camera: 'Cámaras',
  found_location: 'Sedes',
  starred: 'Favoritas',
  do: 'Hacer',
  here: 'En {room}',
  away: 'No está',
  acts: 'Acciones',
  screens: 'Páginas',
  nothingFound: 'No hay resultados para “{text}”',
  choose: 'elegir',
  open: 'abrir',
};

/** What is said of pets instead. */
export const pets = { found_student: 'Mascotas' };
