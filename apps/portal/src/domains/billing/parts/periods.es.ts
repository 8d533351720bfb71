/** The Spanish of `periodWords`, fetched by whoever reads Spanish. */
export const es = {
  weekly: 'a la semana',
  biweekly: 'cada dos semanas',
  monthly: 'al mes',
  daily: 'por día de asistencia',
  hourly: 'por hora',
  session: 'por sesión',
};
