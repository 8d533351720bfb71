/** The Spanish of `eventWords`, fetched by whoever reads Spanish. */
export const es = {
  food: 'Comidas',
  nap: 'Siestas',
  meds: 'Medicamentos',
  activity: 'Actividades',
  notes: 'Notas',
  checks: 'Entradas y salidas',
  msgs: 'Mensajes',
  media: 'Fotos y videos',
  kudos: 'Reconocimientos',
  health_check: 'Controles de salud',
  name_to_face: 'Recuentos por nombre',
  observation: 'Observaciones',
  mood: 'Ánimo',
  custom: 'Otras anotaciones',
};
