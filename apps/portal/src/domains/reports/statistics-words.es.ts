/** The Spanish of `statisticsWords`, fetched by whoever reads Spanish. */
export const es = {
  enrolled: 'Inscritos',
  waiting: 'En lista de espera',
  contacts: 'Contactos',
  attendance: 'Asistencia',
  day: 'Día',
  present: 'Presentes',
  absent: 'Ausentes',
  logins: 'Accesos a cámaras',
  minutes: 'Minutos vistos',
};
