/** The Spanish of `ownHoursWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Horas de cámara',
  own: 'Horas propias, dentro de las de cada cámara.',
  shared: 'Según el horario {name}, dentro de las horas de cada cámara.',
  fromRoom: 'Sin horas propias: rigen las de las cámaras de la sala.',
  fromCameras: 'Sin horas propias: rigen las de cada cámara.',
  ofPerson: 'Sin horas propias: esta persona puede ver cuando las cámaras del niño están abiertas.',
  set: 'Poner horas propias',
  change: 'Cambiar',
  remove: 'Quitar las horas propias',
  edit: 'Horas de cámara de {name}',
  help: 'Acortan las horas de cada cámara y nunca las amplían.',
  save: 'Guardar',
};

/** What is said of pets instead. */
export const pets = {
  ofPerson: 'Sin horas propias: esta persona puede ver cuando las cámaras de la mascota están abiertas.',
};
