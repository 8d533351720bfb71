/** The Spanish of `coverageWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Lo que {room} ofreció y observó',
  domain: 'Dominio',
  offered: 'Ofrecido',
  observed: 'Observado',
  ofSkills: '{covered} de {skills} habilidades',
  entries_one: '{count} entrada',
  entries_other: '{count} entradas',
  span: 'Período',
  week: 'Semana',
  quarter: '13 semanas',
  counted:
    'Ofrecido: habilidades de las actividades que se marcaron como hechas con esta sala. Observado: habilidades que nombran las observaciones de sus niños. Lo ofrecido nunca es evidencia.',
  without: 'Sin evidencia de:',
  unobserved_one: '{count} habilidad que nadie ha observado',
  unobserved_other: '{count} habilidades que nadie ha observado',
};

/** What is said of pets instead. */
export const pets = {
  counted:
    'Ofrecido: habilidades de las actividades que se marcaron como hechas con esta sala. Observado: habilidades que nombran las observaciones de sus mascotas. Lo ofrecido nunca es evidencia.',
};
