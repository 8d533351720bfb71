/** The Spanish of `watchedWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Quién vio el video',
  help: 'Todas las personas que vieron las salas mientras {name} estaba en ellas.',
  none: 'Nadie vio el video.',
  own: 'Contacto',
  visitor: 'Visitante',
  staff: 'Equipo',
  family: 'Otra familia',
  download: 'Descargar',
  when: 'Cuándo',
  who: 'Quién',
  kind: 'Como',
  camera: 'Cámara',
  room: 'Sala',
  shown: 'Segundos vistos',
  failed: 'No se pudo cargar.',
  again: 'Intentar de nuevo',
};
