/** The Spanish of `studentWords`, fetched by whoever reads Spanish. */
export const es = {
  mine: 'Mis hijos',
  since: 'desde las {time}',
  notIn: 'Aún no ha llegado',
  out: 'Salió a las {time}',
  absent: 'Hoy ausente',
  watchLive: 'Ver en vivo',
  message: 'Escribir al centro',
  report: 'Informe de hoy',
  absentToday: 'Avisar de una ausencia',
  absentSend: '{name} no viene hoy',
  cancel: 'Cancelar',
  visit: 'Tiene una invitación para ver',
  visitWatch: 'Ver',
  none: 'Aún no hay niños vinculados a usted',
  noneText: 'Pida al centro que vincule su cuenta. Aparecerán aquí.',
  failed: 'No pudimos cargar esto',
  tryAgain: 'Reintentar',
};

/** What is said of pets instead. */
export const pets = {
  mine: 'Mis mascotas',
  none: 'Aún no hay mascotas vinculadas a usted',
};
