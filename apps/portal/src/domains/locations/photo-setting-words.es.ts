/** The Spanish of `photoSettingWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Fotos y videos',
  help: 'Las familias solo ven fotos de niños cuya familia lo permite.',
  approval: 'Quién aprueba las fotos para las familias',
  nobody: 'No se necesita aprobación; las familias las ven de inmediato',
  team: 'Cualquier persona del equipo',
  manager: 'Solo los gerentes',
  keepDays: 'Eliminar fotos y videos después de (días)',
  keepDaysHelp: '30 o más. Déjelo vacío para conservarlos.',
};

export const pets = {
  help: 'Las familias solo ven fotos de mascotas cuyas familias lo permiten.',
};
