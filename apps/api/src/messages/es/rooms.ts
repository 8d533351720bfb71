import type { rooms as en } from '../en/rooms.ts';

const children = (count: number) => (count === 1 ? '1 niño' : `${count} niños`);

export const rooms: typeof en = {
  'rooms.added': (p) => `Se agregó ${p.name}.`,
  'rooms.changed': 'Se cambió la sala.',
  'rooms.removed': (p) => `Se eliminó ${p.name}.`,
  'rooms.gone': 'Esta sala ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'rooms.nameTaken': 'Otra sala de esta sede ya tiene este nombre. Elija otro nombre.',
  'rooms.otherLocation': 'La sala pertenece a otra sede. Elija una sala de la sede.',
  'rooms.groupFits': 'El grupo de cámaras debe pertenecer a la sede de la sala. Elija otro grupo.',
  'rooms.studentsLeft': (p) =>
    `${children(p.count)} todavía ${p.count === 1 ? 'pertenece' : 'pertenecen'} a esta sala. Cámbielos primero de sala.`,
  'rooms.childrenInside': (p) =>
    `${children(p.count)} ${p.count === 1 ? 'está' : 'están'} ahora en esta sala. Registre antes su salida o su cambio.`,
  'rooms.foreignStaff': 'Una de estas personas no es del personal de la sede. Elija personal de la sede.',
  'rooms.staffSet': 'Se guardó el personal de la sala.',
  'rooms.foreignCamera': 'Una de estas cámaras pertenece a otra sede. Elija cámaras de la sede.',
  'rooms.groupAdded': (p) => `Se agregó ${p.name}.`,
  'rooms.groupChanged': 'Se cambió el grupo de cámaras.',
  'rooms.groupRemoved': (p) => `Se eliminó ${p.name}.`,
  'rooms.groupGone': 'Este grupo de cámaras ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'rooms.groupNameTaken': 'Otro grupo de cámaras de esta sede ya tiene este nombre. Elija otro nombre.',
  'rooms.groupInUse': (p) => `${p.rooms} todavía usan este grupo de cámaras. Asígneles otro primero.`,
  'rooms.heldInPlace': 'Hay niños o cámaras en esta sala. Cámbielos primero, luego la sala.',
};
