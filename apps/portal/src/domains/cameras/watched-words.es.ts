/** The Spanish of `watchedWords`, fetched by whoever reads Spanish. */
export const es = {
  list: 'Cámaras que se ven ahora',
  contact: 'Quién',
  camera: 'Cámara',
  child: 'Por',
  since: 'Desde',
  minutes: 'Minutos vistos',
  device: 'Dispositivo',
  unknownDevice: 'Desconocido',
  someone: 'Personal',
  atWork: 'trabajando',
  empty: 'Ahora no mira nadie',
  emptyText: 'Quien abre una cámara de esta sede aparece aquí enseguida.',
  record: 'Abrir {name}',
  watch: 'Ver {name}',
};
