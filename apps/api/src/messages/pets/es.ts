import type { Messages } from '../../kernel/call/message.ts';
import { names } from '../names.ts';
import { clockFigures, dateFigures, theHour } from '../when.ts';

const pets = (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`);

const dollars = (cents: number): string =>
  new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const periods: Readonly<Record<string, string>> = {
  weekly: 'a la semana',
  biweekly: 'cada dos semanas',
  monthly: 'al mes',
  daily: 'por día de asistencia',
  hourly: 'por hora',
  session: 'por sesión',
};
const per = (period: string): string => periods[period] ?? period;
const some = (all: readonly string[]) => names(all, (count) => `y ${count} más`);

/** Spanish sentences in a centre of pets. */
export const es: Partial<Messages> = {
  'tickets.line.students': (p) => `Mascotas: ${p.from || '—'} → ${p.to || '—'}`,
  'activities.notOut': 'Esta mascota todavía no ha salido. Registre primero la salida.',
  'activities.napsChecked': (p) => (p.count === 1 ? 'Revisada: 1 mascota.' : `Revisadas: ${p.count} mascotas.`),
  'alerts.nobody': 'Nadie lo recibiría. Elija personas, mascotas o salas con contactos que reciben avisos.',
  'texts.nobody': 'Nadie lo recibiría. Elija personas, mascotas o salas.',
  'texts.help':
    'Mensajes del centro sobre su mascota. Pueden aplicarse tarifas de mensajes. Responda STOP para no recibirlos. Para lo demás, llame al centro.',
  'consent.out': 'Ya no recibirá nuestros boletines. Seguirá recibiendo lo relacionado con su mascota.',
  'archive.part.children': 'Mascotas',
  'archive.part.links': 'Lo que puede hacer por cada mascota',
  'archive.column.child': 'Mascota',
  'auth.emailConfirmedPending': (p) =>
    `Su correo está confirmado y ya puede entrar. ${p.location} debe aprobar su cuenta antes de que vea a una mascota.`,
  'billing.studentsLeft': (p) =>
    `${pets(p.count)} ${p.count === 1 ? 'está' : 'están'} en este programa de facturación. Páselas primero a otro.`,
  'billing.heldByStudents': 'Hay mascotas en este programa de facturación. Páselas primero a otro.',
  'chat.nobody': 'Ningún contacto lo recibiría. Elija salas con mascotas cuyos contactos tengan una cuenta.',
  'chat.staffOnly': 'Aquí solo escribe el personal. Escriba a la sala en los mensajes de su mascota.',
  'chat.which': 'Elija de quién son los mensajes: de una mascota o de una sala.',
  'chat.notGuardian': 'Esta persona no está vinculada a la mascota.',
  'chat.logAbout': 'Mascota o sala',
  'food.column.student': 'Mascota',
  'forms.notTheirPaper': 'Elija al dueño de esta mascota cuyo formulario en papel está ingresando.',
  'forms.wrongStudent': 'Este formulario no es para esta mascota.',
  'forms.otherStudent': 'Este envío es de otra mascota.',
  'health.vaccineUsed': 'Hay registros de mascotas con esta vacuna. No se puede eliminar.',
  'health.otherCard': 'Esta cartilla es de otra mascota.',
  'health.nothingStops': 'Ya nada impide la entrada de esta mascota. Vuelva a cargar la página.',
  'medications.childGone': 'Esta mascota ya no está inscrita aquí.',
  'medications.child': 'Mascota',
  'carePlans.child': 'Mascota',
  'healthChecks.childGone': 'Esta mascota ya no está inscrita aquí.',
  'healthChecks.nothingFound': (p) =>
    p.count === 1
      ? 'Guardado: no se encontró nada en 1 mascota.'
      : `Guardado: no se encontró nada en ${p.count} mascotas.`,
  'injuries.child': 'Mascota',
  'injuries.childGone': 'Esta mascota ya no está inscrita aquí.',
  'injuries.self': 'Es la misma mascota.',
  'injuries.namesOther': 'La familia lee esto: no escriba el nombre de la otra mascota.',
  'health.cleared': 'La mascota puede entrar.',
  'locations.inUse': (p) =>
    `Esta sede todavía tiene ${[
      p.students > 0 ? pets(p.students) : '',
      p.staff > 0 ? `${p.staff} del personal` : '',
      p.cameras === 1 ? '1 cámara' : p.cameras > 0 ? `${p.cameras} cámaras` : '',
    ]
      .filter((part) => part !== '')
      .join(' y ')}. Cámbielos de sede o elimínelos primero, o desactive la sede.`,
  'locations.recordsKept':
    'Esta sede tiene registros que se deben conservar: mascotas archivadas, asistencia o historial de cámaras. Desactívela en su lugar.',
  'billing.templateSaved': (p) =>
    p.count === 0
      ? 'Se guardó la plantilla de plan.'
      : `Se guardó la plantilla de plan y se asignó a ${pets(p.count)}.`,
  'billing.templatePriced': (p) =>
    `Se guardó la plantilla de plan. El nuevo precio queda fijado para ${pets(p.children)}.`,
  'billing.sayForWhom': (p) =>
    `Elija para quién es el nuevo precio. Hoy con este plan: ${pets(p.children)} (${p.paid.map(({ cents, count }) => `${count} a ${dollars(cents)}`).join(', ')}).`,
  'confirm.price': (p) => `¿Cambiar el precio de ${pets(p.children)}?`,
  'confirm.priceEach': (p) =>
    `${pets(p.children)}: ${dollars(p.before)} → ${dollars(p.after)} ${per(p.period)} cada quien, desde el ${dateFigures(p.day)}, para los períodos que empiecen ese día o después.`,
  'confirm.salesTaxChildren': (p) =>
    `${pets(p.count)} ${p.count === 1 ? 'se factura' : 'se facturan'} por esto con un plan.`,
  'confirm.priceKept': (p) => `${pets(p.children)} con otro precio: no cambia nada.`,
  'billing.transferTarget': 'Elija una mascota, una agencia o un pagador de la misma sede para pasarle la factura.',
  'billing.noPayer': 'Este contacto no paga por esta mascota.',
  'billing.notGuardian': 'Solo un contacto de la mascota puede ser pagador.',
  'billing.agencyUsed': 'Esta agencia tiene facturas, pagos o mascotas, así que no se puede eliminar.',
  'billing.studentElsewhere': 'Una de las mascotas es de una sede distinta a la de la agencia.',
  'billing.subsidyAdded': (p) =>
    p.count === 1 ? 'Se agregó el subsidio.' : `Se agregó el subsidio para ${pets(p.count)}.`,
  'billing.subsidyTwice': 'Esta agencia ya tiene un subsidio para la mascota en estos días.',
  'billing.column.student': 'Mascota',
  'notice.forgotten': (p) =>
    p.count === 1 ? 'Una mascota sigue sin salida registrada.' : `${p.count} mascotas siguen sin salida registrada.`,
  'notice.missing': (p) =>
    `Se esperaba a ${p.count === 1 ? p.name : pets(p.count)} a ${theHour(clockFigures(p.time))} y no ${p.count === 1 ? 'está' : 'están'}.`,
  'notice.ratio': (p) =>
    `${p.name} está fuera de proporción: ${pets(p.children)}, ${p.staff === 0 ? 'sin personal' : `${p.staff} del personal`}.`,
  'relationships.whichRelation': 'Elija la relación de esta persona con la mascota.',
  'relationships.linkedAlready': 'Este contacto ya está vinculado a la mascota.',
  'relationships.gone': 'La mascota o el contacto ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'relationships.notLinked': 'Este contacto no está vinculado a la mascota. Vincúlelos primero.',
  'reports.children': 'Mascotas',
  'reports.tooManyChildren': 'demasiadas mascotas',
  'rooms.studentsLeft': (p) =>
    `${pets(p.count)} todavía ${p.count === 1 ? 'pertenece' : 'pertenecen'} a esta sala. Páselas primero a otra.`,
  'rooms.childrenInside': (p) =>
    `${pets(p.count)} ${p.count === 1 ? 'está' : 'están'} en esta sala ahora. Registre primero su salida o su cambio.`,
  'rooms.heldInPlace': 'Hay mascotas o cámaras en esta sala. Páselas primero a otra.',
  'schedule.inUse': (p) =>
    `Todavía lo usan: ${[
      p.cameras.length > 0 ? `cámaras (${some(p.cameras)})` : '',
      p.locations.length > 0 ? `sedes (${some(p.locations)})` : '',
      p.students > 0 ? `mascotas (${p.students})` : '',
    ]
      .filter((part) => part !== '')
      .join(', ')}. Asígneles primero otro horario.`,
  'student.gone': 'Esta mascota ya no existe.',
  'student.duplicate': (p) =>
    `Ya hay una mascota con este nombre y fecha de nacimiento: ${p.name}. Si es otra, guarde de nuevo sin la comprobación.`,
  'student.inside': 'La mascota está presente. Registre su salida antes de cambiarla de sede.',
  'student.archivedAlready': 'Esta mascota ya está archivada.',
  'student.archived': (p) => `${p.count === 1 ? 'Se archivó' : 'Se archivaron'} ${pets(p.count)}.`,
  'student.notRestored': 'Elija una mascota archivada y una sala de su sede.',
  'student.moved': (p) => `${p.count === 1 ? 'Pasó' : 'Pasaron'} a la sala ${pets(p.count)}.`,
  'student.changedMany': (p) => `${p.count === 1 ? 'Se cambió' : 'Se cambiaron'} ${pets(p.count)}.`,
  'student.whichRoom': 'Elija la sala a la que pasan las mascotas.',
  'student.whichStudents': 'Elija mascotas, o el archivo de una sede.',
  'student.restoredMany': (p) => `${p.count === 1 ? 'Se recuperó' : 'Se recuperaron'} ${pets(p.count)} del archivo.`,
  'student.archiveFirst': 'Solo se eliminan para siempre mascotas archivadas. Archive primero.',
  'student.deleted': (p) => `${p.count === 1 ? 'Se eliminó' : 'Se eliminaron'} ${pets(p.count)} para siempre.`,
  'student.ownSibling': 'Una mascota no puede ser su propia hermana. Elija a otras.',
  'student.noSibling':
    'Una de estas mascotas no está en el grupo de hermanos. Vuelva a cargar la página y elija de nuevo.',
  'student.thereAlready': 'Esta mascota ya está en esa sede.',
  'student.transferred': (p) => `${p.count === 1 ? 'Pasó' : 'Pasaron'} a la sede ${pets(p.count)}.`,
  'student.linkAsked': 'Se envió su solicitud. La mascota aparecerá aquí cuando el centro la apruebe.',
  'studentRoster.made': (p) => `La lista de ${pets(p.count)} está lista.`,
  'studentRoster.title': 'Lista de mascotas',
  'columns.max_ratio': 'Mascotas por adulto',
  'columns.max_students': 'Máximo de mascotas',
  'columns.student': 'Mascota',
  'columns.student_count': 'Mascotas',
  'columns.student_name': 'Mascota',
  'columns.students': 'Mascotas',
  'lists.students': 'Mascotas',
  'lists.teacherStudents': 'Mascotas',
  'tags.nobody': 'Elija al menos una mascota o una persona.',
  'centres.noMoreStudents': 'En su plan no caben más mascotas. Elija uno más grande en «Nuestro plan».',
  'users.nowhere': 'Elija una sede o una mascota, para encontrar después a esta persona.',
  'users.notThere': 'La mascota está en otra sede. Vuelva a cargar la página e inténtelo de nuevo.',
  'users.studentsLeft': 'Una mascota de este contacto sigue allí. Traslade primero a la mascota.',
  'portfolios.notOfChild':
    'Solo se puede agregar lo que las familias pueden ver de esta mascota: nada de otras mascotas, reservado al personal, sin aprobar o que una familia no permita.',
  'media.publicOfFamily':
    'Una mascota, un mensaje o un documento usa esta imagen, así que no puede ser pública. Súbala de nuevo si todos los que salen en ella están de acuerdo.',
  'developers.onePart': 'Limítelo a sedes o a mascotas, no a ambas.',
  'kernel.notOfPart':
    'Este token actúa solo para algunas sedes o algunas mascotas: indique una de ellas o inicie sesión para hacerlo.',
};
