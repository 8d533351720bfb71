/** The Spanish of `indexWords`, fetched by whoever reads Spanish. */
export const es = {
  none: 'Ningún informe coincide con “{text}”',
  noneText: 'Pruebe otra palabra, como horas, cámaras o pagos.',
  attendance: 'Asistencia',
  team: 'Equipo',
  cameras: 'Cámaras',
  center: 'Centro',
  billing: 'Facturación',
  'attendance.reports': 'Hojas de firmas de un día, semana o mes, para imprimir y archivar.',
  'attendance.summary': 'Cuántos niños hubo en cada sala, día por día.',
  'attendance.report': 'Cuándo llegó y salió cada niño, y quién lo trajo y lo recogió.',
  'attendance.dailyHours': 'Las horas de cada niño en cada día.',
  'attendance.hours': 'Horas totales por niño, para comparar con su inscripción.',
  'activities.report': 'Lo que se anotó de cada niño: comidas, siestas, pañales y más.',
  'attendance.staffHours': 'Horas trabajadas por persona, sin contar los descansos.',
  'attendance.timeTracking': 'Cada entrada, salida y descanso del equipo.',
  'cameras.watched': 'Quién está viendo qué cámara ahora mismo.',
  'reports.logins': 'Quién abrió qué cámara, y cuándo.',
  'reports.watchTime': 'Cuánto tiempo vio video cada familia.',
  'reports.online': 'Contactos conectados en este momento.',
  'reports.statistics': 'Inscripción, asistencia y uso de cámaras a lo largo del tiempo.',
  'reports.log': 'Quién cambió qué y a quién se invitó.',
  'billing.report.balance': 'Cuánto debe cada familia, y desde cuándo.',
  'billing.report.transactions': 'Cada cargo, pago y crédito de un período.',
  'billing.report.invoices': 'Facturas por estado: pendientes, pagadas y vencidas.',
  'billing.report.payments': 'Pagos recibidos, por día y forma de pago.',
  'billing.report.summary': 'Cobrado, pagado y pendiente, mes por mes.',
};

/** What is said of pets instead. */
export const pets = {
  'attendance.summary': 'Cuántas mascotas hubo en cada sala, día por día.',
  'attendance.report': 'Cuándo llegó y salió cada mascota, y quién la trajo y la recogió.',
  'attendance.dailyHours': 'Las horas de cada mascota en cada día.',
  'attendance.hours': 'Horas totales por mascota, para comparar con su reserva.',
  'activities.report': 'Lo que se anotó de cada mascota: comidas, siestas, paseos y más.',
};
