/** The Spanish of `askWords`, fetched by whoever reads Spanish. */
export const es = {
  about: 'Preguntas de salud de {name}',
  yes: 'Sí',
  no: 'No',
  temperature: 'Temperatura (°{unit})',
  send: 'Enviar respuestas',
  thanks: 'Gracias. Hoy se puede registrar la entrada de {name}.',
  speak: 'Gracias. Por favor, hable con alguien del equipo antes de que entre {name}.',
  before: 'Puede responder antes de llegar.',
};
