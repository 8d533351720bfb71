/** The Spanish of `roundSettingWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Revisiones de siesta y recuento por nombre',
  help: 'La tableta de la sala muestra cuándo toca la próxima. Deje un campo vacío para no tener recordatorio.',
  nap: 'Revisar a los niños dormidos cada',
  count: 'Recuento por nombre cada',
  unit: 'min',
};

export const pets = {
  nap: 'Revisar a las mascotas dormidas cada',
};
