import type { rooms as en } from '../en/rooms.ts';

const children = (count: number) => (count === 1 ? '1 niño' : `${count} niños`);

export const rooms: typeof en = {
  'rooms.added': (p) => `Se agregó ${p.name}.`,
  'rooms.changed': 'Se cambió la sala.',
  'rooms.removed': (p) => `Se eliminó ${p.name}.`,
  'rooms.gone': 'Esta sala ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'rooms.nameTaken': 'Esta sede ya tiene una sala con este nombre. Elija otro.',
  'rooms.otherLocation': 'Esa sala es de otra sede. Elija una sala de esta sede.',
  'rooms.groupFits': 'El grupo de cámaras debe ser de la misma sede que la sala. Elija otro grupo.',
  'rooms.studentsLeft': (p) =>
    `${children(p.count)} todavía ${p.count === 1 ? 'pertenece' : 'pertenecen'} a esta sala. Páselos primero a otra.`,
  'rooms.childrenInside': (p) =>
    `${children(p.count)} ${p.count === 1 ? 'está' : 'están'} en esta sala ahora. Registre primero su salida o su cambio.`,
  'rooms.foreignStaff': 'Una de estas personas no es del personal de esta sede. Elija de su personal.',
  'rooms.staffSet': 'Se guardó el personal de la sala.',
  'rooms.foreignCamera': 'Una de estas cámaras es de otra sede. Elija cámaras de esta sede.',
  'rooms.groupAdded': (p) => `Se agregó ${p.name}.`,
  'rooms.groupChanged': 'Se cambió el grupo de cámaras.',
  'rooms.groupRemoved': (p) => `Se eliminó ${p.name}.`,
  'rooms.groupGone': 'Este grupo de cámaras ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'rooms.groupNameTaken': 'Esta sede ya tiene un grupo de cámaras con este nombre. Elija otro.',
  'rooms.groupInUse': (p) => `${p.rooms} todavía usan este grupo de cámaras. Asígneles otro primero.`,
  'rooms.heldInPlace': 'Hay niños o cámaras en esta sala. Páselos primero a otra.',
};
