/** The Spanish of `publicWords`, fetched by whoever reads Spanish. */
export const es = {
  send: 'Enviar',
  thanks: 'Gracias',
  sent: 'Se enviaron sus respuestas.',
  another: 'Llenarlo de nuevo',
  closed: 'Este formulario no está abierto',
  closedText: 'El enlace venció o el formulario está lleno. Pida uno nuevo al centro.',
  failedTitle: 'Algo salió mal',
  failed: 'No pudimos comunicarnos con el centro. Revise su conexión e inténtelo de nuevo.',
  again: 'Intentar de nuevo',
};
