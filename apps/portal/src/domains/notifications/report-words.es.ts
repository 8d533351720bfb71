/** The Spanish of `reportWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Resumen del día',
  help: 'El día de su hijo en un correo, con fotos.',
  send: 'Enviarme el día por correo',
  at: 'Enviarlo a las',
};

/** What is said of pets instead. */
export const pets = { help: 'El día de su mascota en un correo, con fotos.' };
