/** The Spanish of `richWords`, fetched by whoever reads Spanish. */
export const es = {
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  heading: 'Título',
  subheading: 'Subtítulo',
  bullets: 'Lista con viñetas',
  numbers: 'Lista numerada',
  quote: 'Cita',
  link: 'Enlace',
  unlink: 'Quitar el enlace',
  undo: 'Deshacer',
  redo: 'Rehacer',
  address: 'Dirección del enlace',
  newTab: 'Se abre en otra pestaña',
  sameTab: 'Se abre en esta pestaña',
  save: 'Guardar',
};
