/** The Spanish of `keptWords`, fetched by whoever reads Spanish. */
export const es = {
  kept: 'Guardado en este dispositivo',
  keptText: 'Sin conexión. Se enviará cuando vuelva la conexión.',
  waiting_one: '{count} anotación se enviará al volver la conexión',
  waiting_other: '{count} anotaciones se enviarán al volver la conexión',
  notTaken: 'No se guardó: {why}',
  changeOf: 'Cambio: {what}',
  discard: 'Descartar',
};
