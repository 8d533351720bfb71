import type { students as en } from '../en/students.ts';

const children = (count: number) => (count === 1 ? '1 alumno' : `${count} alumnos`);

export const students: typeof en = {
  'student.gone': 'Este alumno ya no existe.',
  'student.active': (p) => `${p.name} está activo.`,
  'student.inactive': (p) => `${p.name} está inactivo. La familia ya no ve ninguna cámara.`,
  'student.camerasSaved': 'Se guardaron las cámaras.',
  'student.added': (p) => `Se añadió a ${p.name}.`,
  'student.changed': (p) => `Se cambiaron los datos de ${p.name}.`,
  'student.duplicate': (p) =>
    `Ya hay un alumno con el mismo nombre y cumpleaños: ${p.name}. Si es otro niño, guarde de nuevo sin la comprobación.`,
  'student.inside': 'El alumno está presente. Registre su salida antes de cambiar de sede.',
  'student.checkOutFirst': (p) => `${p.name} está presente. Registre primero su salida y luego archive.`,
  'student.archivedAlready': 'Este alumno ya está en el archivo.',
  'student.archived': (p) => `${children(p.count)} al archivo.`,
  'student.restored': (p) => `${p.name} ha vuelto del archivo.`,
  'student.notRestored': 'Elija un alumno archivado y una sala de su sede.',
  'student.moved': (p) => `${children(p.count)} a la sala.`,
  'student.changedMany': (p) => `Se cambiaron ${children(p.count)}.`,
  'student.whichRoom': 'Elija la sala a la que pasan los alumnos.',
  'student.noSuchAction': 'No existe esa acción. Recargue la página y elija de nuevo.',
  'student.notYours': 'El centro reserva este dato a su personal. Pida el cambio en la oficina.',
  'student.badValue': 'Este valor no es válido. Compruébelo, por favor.',
  'student.settingsSaved': 'Se guardaron los ajustes.',
  'student.whichStudents': 'Elija alumnos, o la sede de cuyo archivo se trata.',
  'student.restoredMany': (p) => `${children(p.count)} de vuelta del archivo.`,
  'student.restoredSome': (p) =>
    `${children(p.count)} de vuelta del archivo. ${p.left} se quedan: son de otra sede o no están archivados.`,
  'student.archiveFirst': 'Solo se elimina para siempre a alumnos del archivo. Archive primero.',
  'student.deleted': (p) => `${children(p.count)} para siempre fuera.`,
  'student.deletedSome': (p) => `${children(p.count)} para siempre fuera. ${p.left} se quedan: no están en el archivo.`,
  'student.ownSibling': 'Un alumno no es hermano de sí mismo. Elija a otros.',
  'student.noSibling': 'Uno de estos alumnos no está en el grupo de hermanos. Recargue la página y elija de nuevo.',
  'student.siblingsSaved': 'Se guardaron los hermanos.',
};
