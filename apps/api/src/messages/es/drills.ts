import type { drills as english } from '../en/drills.ts';

/** The kinds of drills, as they are named. */
export const drillKinds: Readonly<Record<string, string>> = {
  fire: 'Incendio',
  lockdown: 'Cierre de emergencia',
  shelter: 'Refugio en el lugar',
  evacuation: 'Evacuación',
  other: 'Otro',
};

export const drills: typeof english = {
  'drills.gone': 'Este conteo ya no existe. Vuelva a cargar la página.',
  'drills.running': 'Ya hay un conteo en curso aquí.',
  'drills.over': 'Este conteo ya terminó. Vuelva a cargar la página.',
  'drills.nobody': 'No hay nadie con entrada registrada aquí: no hay a quién contar.',
  'drills.started': 'El conteo está en curso.',
  'drills.counted': 'Contado.',
  'drills.allHere': 'Todos están contados.',
  'drills.ended': 'Fin de la alarma. El conteo queda guardado.',
  'drills.saved': 'Guardado.',
  'drills.canceled': 'El conteo se retiró.',
  'drills.planned': 'Guardado.',
  'drills.visitorAdded': 'La visita está en la lista.',
  'drills.visitorRemoved': 'La visita ya no está en la lista.',
  'drills.noVisitor': 'No es una visita. Vuelva a cargar la página.',
  'drills.kind': (p) => drillKinds[p.kind] ?? p.kind,
  'drills.listTitle': 'Simulacros',
  'drills.day': 'Día',
  'drills.what': 'Tipo',
  'drills.how': 'Anunciado',
  'drills.began': 'Inicio',
  'drills.out': 'Todos contados',
  'drills.allClear': 'Fin de la alarma',
  'drills.people': 'Contados',
  'drills.missing': 'Faltaban al final',
  'drills.place': 'Punto de encuentro',
  'drills.by': 'A cargo de',
  'drills.notes': 'Notas',
  'drills.yes': 'Sí',
  'drills.no': 'No',
  'drills.real': 'Alarma real',
};
