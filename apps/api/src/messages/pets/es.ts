import type { Messages } from '../../kernel/call/message.ts';
import { names } from '../names.ts';
import { clockOf } from '../when.ts';

const pets = (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`);

const some = (all: readonly string[]) => names(all, (count) => `y ${count} más`);

/** Spanish sentences in a centre of pets. */
export const es: Partial<Messages> = {
  'activities.notOut': 'Esta mascota todavía no ha salido. Registre primero la salida.',
  'activities.napsChecked': (p) => (p.count === 1 ? 'Revisada: 1 mascota.' : `Revisadas: ${p.count} mascotas.`),
  'alerts.nobody': 'Nadie lo recibiría. Elija personas, mascotas o salas con contactos que reciben avisos.',
  'texts.nobody': 'Nadie lo recibiría. Elija personas, mascotas o salas.',
  'texts.help':
    'Mensajes del centro sobre su mascota. Pueden aplicarse tarifas. Responda STOP para terminarlos. Para lo demás, llame al centro.',
  'consent.out': 'Ya no recibirá nuestros boletines. Lo que concierne a su mascota le sigue llegando.',
  'archive.part.children': 'Mascotas',
  'archive.part.links': 'Lo que puede hacer por cada mascota',
  'archive.column.child': 'Mascota',
  'auth.emailConfirmedPending': (p) =>
    `Su correo está confirmado. Ya puede entrar; ${p.location} revisa su cuenta antes de que vea nada de una mascota.`,
  'billing.studentsLeft': (p) =>
    `${pets(p.count)} ${p.count === 1 ? 'está' : 'están'} en este programa de facturación. Póngalas antes en otro.`,
  'billing.heldByStudents': 'Hay mascotas en este programa de facturación. Póngalas antes en otro.',
  'chat.nobody': 'Ningún contacto lo recibiría. Elija salas con mascotas cuyos contactos tengan una cuenta.',
  'chat.staffOnly': 'Aquí solo escribe el personal. Escriba a la sala en los mensajes de su mascota.',
  'chat.which': 'Indique de quién son los mensajes: de una mascota o de una sala.',
  'chat.notGuardian': 'Esta persona no está vinculada a la mascota.',
  'chat.logAbout': 'Mascota o sala',
  'food.column.student': 'Mascota',
  'forms.wrongStudent': 'Este formulario no es para esta mascota.',
  'forms.otherStudent': 'Este envío es de otra mascota.',
  'health.vaccineUsed': 'Hay registros de mascotas con esta vacuna. No se puede eliminar.',
  'health.otherCard': 'Esta cartilla es de otra mascota.',
  'health.nothingStops': 'Nada detiene ya a esta mascota. Vuelva a cargar la página.',
  'health.cleared': 'La mascota puede entrar.',
  'locations.inUse': (p) =>
    `Esta sede todavía tiene ${[
      p.students > 0 ? pets(p.students) : '',
      p.staff > 0 ? `${p.staff} de personal` : '',
      p.cameras === 1 ? '1 cámara' : p.cameras > 0 ? `${p.cameras} cámaras` : '',
    ]
      .filter((part) => part !== '')
      .join(' y ')}. Cámbielos de sede o elimínelos primero, o cierre la sede.`,
  'locations.recordsKept':
    'Hay que conservar registros de esta sede: mascotas archivadas, asistencia o quién miró. Ciérrela en su lugar.',
  'billing.templateSaved': (p) =>
    p.count === 0
      ? 'Se guardó la plantilla de plan.'
      : `Se guardó la plantilla de plan y se asignó a ${pets(p.count)}.`,
  'billing.transferTarget': 'Elija una mascota, una agencia o un pagador del mismo centro.',
  'billing.noPayer': 'Este contacto no paga por esta mascota.',
  'billing.notGuardian': 'Solo un contacto de la mascota puede ser pagador.',
  'billing.agencyUsed': 'Esta agencia tiene facturas, pagos o mascotas, así que no se puede eliminar.',
  'billing.studentElsewhere': 'Una mascota es de otro centro que la agencia.',
  'billing.subsidyAdded': (p) =>
    p.count === 1 ? 'Se añadió el subsidio.' : `Se añadió el subsidio para ${pets(p.count)}.`,
  'billing.subsidyTwice': 'Esta agencia ya tiene un subsidio para la mascota en estos días.',
  'billing.column.student': 'Mascota',
  'notice.forgotten': (p) =>
    p.count === 1 ? 'Una mascota sigue con la entrada abierta.' : `${p.count} mascotas siguen con la entrada abierta.`,
  'notice.missing': (p) =>
    `Se esperaba a ${p.count === 1 ? p.name : pets(p.count)} a las ${clockOf('es', p.time)} y no ${p.count === 1 ? 'está' : 'están'}.`,
  'notice.ratio': (p) => `${p.name} está fuera de proporción: ${pets(p.children)}, ${p.staff} de personal.`,
  'relationships.whichRelation': 'Elija qué es esta persona para la mascota.',
  'relationships.linkedAlready': 'Este contacto ya está vinculado a la mascota.',
  'relationships.gone': 'La mascota o el contacto ya no existe. Recargue la página y elija de nuevo.',
  'relationships.notLinked': 'Este contacto no está vinculado a la mascota. Vincúlelos primero.',
  'relationships.notBlackListed': 'Este contacto no está en la lista negra de la mascota.',
  'reports.children': 'Mascotas',
  'reports.tooManyChildren': 'demasiadas mascotas',
  'rooms.studentsLeft': (p) =>
    `${pets(p.count)} todavía ${p.count === 1 ? 'pertenece' : 'pertenecen'} a esta sala. Cámbielas primero de sala.`,
  'rooms.childrenInside': (p) =>
    `${pets(p.count)} ${p.count === 1 ? 'está' : 'están'} ahora en esta sala. Registre antes su salida o su cambio.`,
  'rooms.heldInPlace': 'Hay mascotas o cámaras en esta sala. Cámbielas primero, luego la sala.',
  'schedule.inUse': (p) =>
    `Todavía se usa: ${[
      p.cameras.length > 0 ? `cámaras (${some(p.cameras)})` : '',
      p.locations.length > 0 ? `lugares (${some(p.locations)})` : '',
      p.students > 0 ? `mascotas (${p.students})` : '',
    ]
      .filter((part) => part !== '')
      .join(', ')}. Póngales antes otro horario.`,
  'student.gone': 'Esta mascota ya no existe.',
  'student.duplicate': (p) =>
    `Ya hay una mascota con el mismo nombre y cumpleaños: ${p.name}. Si es otra, guarde de nuevo sin la comprobación.`,
  'student.inside': 'La mascota está presente. Registre su salida antes de cambiar de sede.',
  'student.archivedAlready': 'Esta mascota ya está en el archivo.',
  'student.archived': (p) => `${pets(p.count)} al archivo.`,
  'student.notRestored': 'Elija una mascota archivada y una sala de su sede.',
  'student.moved': (p) => `${pets(p.count)} a la sala.`,
  'student.changedMany': (p) => `Se cambiaron ${pets(p.count)}.`,
  'student.whichRoom': 'Elija la sala a la que pasan las mascotas.',
  'student.whichStudents': 'Elija mascotas, o la sede de cuyo archivo se trata.',
  'student.restoredMany': (p) => `${pets(p.count)} de vuelta del archivo.`,
  'student.archiveFirst': 'Solo se elimina para siempre a mascotas del archivo. Archive primero.',
  'student.deleted': (p) => `${p.count === 1 ? 'Se eliminó' : 'Se eliminaron'} ${pets(p.count)} para siempre.`,
  'student.ownSibling': 'Una mascota no es hermana de sí misma. Elija a otras.',
  'student.noSibling': 'Una de estas mascotas no está en el grupo de hermanos. Recargue la página y elija de nuevo.',
  'student.thereAlready': 'Esta mascota ya está en esa sede.',
  'student.transferred': (p) => `${pets(p.count)} a la sede.`,
  'student.linkAsked': 'Se preguntó al centro. En cuanto acepte, la mascota aparecerá aquí.',
  'studentRoster.made': (p) => `La lista de ${pets(p.count)} está lista.`,
  'studentRoster.title': 'Lista de mascotas',
  'tags.nobody': 'Elija al menos una mascota o una persona.',
  'users.nowhere': 'Elija una sede o una mascota, para que se pueda encontrar a esta persona.',
  'users.notThere': 'La mascota está en otra sede. Recargue la página e inténtelo de nuevo.',
  'users.studentsLeft': 'Una mascota de este contacto sigue allí. Traslade primero a la mascota.',
};
