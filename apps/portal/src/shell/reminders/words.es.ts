/** The Spanish of `reminderWords`, fetched by whoever reads Spanish. */
export const es = {
  remindFrom: 'Recordar desde',
  remindEvery: 'Cada cuántos días',
  remindUntil: 'Recordar hasta',
  remindAroundDue: 'Recordar alrededor de la fecha límite',
  remindedOn: 'Recordado el {date}',
  reminded: 'Último recordatorio',
};
