/** The Spanish of `photoFieldWords`, fetched by whoever reads Spanish. */
export const es = {
  addPhoto: 'Agregar una foto',
  takePhoto: 'Tomar o elegir una foto',
  anotherPhoto: 'Otra foto',
  removePhoto: 'Quitar la foto',
  noPhoto: 'No se pudo enviar la foto. Inténtelo de nuevo.',
  photoHeld: 'Las familias la ven cuando se aprueba.',
};
