const en = {
  attendance: 'Attendance',
  sign_in: 'Sign-in sheet',
  summary: 'Attendance summary',
  daily_hours: 'Daily hours',
  student_hours: 'Student hours',
  activities: 'Activities',
  staff_hours: 'Staff hours',
  pay_period: 'Pay period',
  ratio_log: 'Ratio log',
  logins: 'Camera logins',
  watch_time: 'Watch time',
  log: 'Activity log',
  invites: 'Invitations',
  time_clock: 'Time clock',
  immunizations: 'Immunizations',
};
const es: typeof en = {
  attendance: 'Asistencia',
  sign_in: 'Hoja de firmas',
  summary: 'Resumen de asistencia',
  daily_hours: 'Horas diarias',
  student_hours: 'Horas de niños',
  activities: 'Actividades',
  staff_hours: 'Horas del personal',
  pay_period: 'Período de pago',
  ratio_log: 'Registro de proporciones',
  logins: 'Accesos a cámaras',
  watch_time: 'Tiempo de visión',
  log: 'Registro de actividad',
  invites: 'Invitaciones',
  time_clock: 'Fichajes',
  immunizations: 'Vacunas',
};

/** Reports by the names the trail keeps them under. */
export const logReports: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>> = { en, es };
