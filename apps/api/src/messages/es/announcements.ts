import type { announcements as en } from '../en/announcements.ts';

export const announcements: typeof en = {
  'announcements.added': 'Se guardó el anuncio.',
  'announcements.changed': 'Se cambió el anuncio.',
  'announcements.removed': 'Se eliminó el anuncio.',
  'announcements.copied': 'Esta es una copia. Está desactivada hasta que la active.',
  'announcements.on': 'El anuncio está activado.',
  'announcements.off': 'El anuncio está desactivado.',
  'announcements.seen': 'Anotado.',
  'announcements.past': 'Este día ya pasó. Elija hoy, un día posterior o ninguno.',
  'announcements.over': 'Este anuncio venció. Elija primero un último día posterior.',
  'announcements.order': 'El último día no puede ser anterior al primero.',
  'announcements.gone': 'Este anuncio ya no existe.',
  'announcements.notYours': 'Lo escribió otra persona. Pida a esa persona o a un gerente que lo cambie.',
  'announcements.otherPlace': 'También es para una sede que no es suya. Pídalo a alguien que trabaje en todas.',
  'announcements.otherRoom': 'Una sala elegida está en otra sede. Elija salas de las sedes elegidas.',
};
