/** The Spanish of `talkWords`, fetched by whoever reads Spanish. */
export const es = {
  title: 'Conversación sobre {name}',
  print: 'Imprimir',
  open: 'Este corte sigue abierto; los niveles pueden cambiar hasta que se cierre.',
  nothing: 'Todavía no se fijó nada',
  nothingText: 'Primero fije niveles de {name} en este corte. Aquí aparecen entonces con lo que sigue.',
  noDomain: 'Otras habilidades',
  skill: 'Habilidad',
  step: 'Ahora',
  next: 'Lo que sigue',
  last: 'Lo mantiene',
  evidence: 'Observaciones',
  seen: 'Lo que vimos',
  agreed: 'Lo que acordamos',
};
