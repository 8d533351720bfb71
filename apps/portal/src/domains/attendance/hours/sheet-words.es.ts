/** The Spanish of `sheetWords`, fetched by whoever reads Spanish. */
export const es = {
  sheets: 'Hojas de asistencia',
  day: 'Hoja diaria',
  week: 'Semanal',
  month: 'Mensual',
  sign: 'Hoja de firmas',
  name: 'Niño',
  date: 'Día',
  room: 'Sala',
  in: 'Entrada',
  out: 'Salida',
  hours: 'Horas',
  total: 'Total',
  absent: 'Ausente',
  broughtBy: 'Lo trajo',
  fetchedBy: 'Lo recogió',
  signature: 'Firma',
  signedOnScreen: 'firmado en pantalla',
  nothing: 'Nadie estuvo en este período',
  nothingText: 'Elija otro día u otra sala.',
  more: 'El recuento por sala está en el',
  summary: 'resumen de asistencia',
};

/** What is said of pets instead. */
export const pets = { name: 'Mascota' };
