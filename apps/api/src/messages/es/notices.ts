import type { notices as en } from '../en/notices.ts';
import { clockOf, spanOf } from '../when.ts';

const days = ({ from, to }: { from: string; to: string }): string => spanOf('es', from, to);

export const notices: typeof en = {
  'notice.other': (p) => `Ocurrió algo (${p.kind}).`,
  'notice.checkedIn': (p) => `Entrada de ${p.name} a las ${clockOf('es', p.time)}${p.by ? `, con ${p.by}` : ''}.`,
  'notice.checkedOut': (p) => `Salida de ${p.name} a las ${clockOf('es', p.time)}${p.by ? `, con ${p.by}` : ''}.`,
  'notice.alert': 'Un mensaje del centro',
  'notice.urgentAlert': 'Urgente: un mensaje del centro',
  'push.from': (p: { by: string; about: string }) => (p.about ? `${p.by} · ${p.about}` : p.by),
  'push.picture': 'Envió una foto.',
  'push.several': (p: { count: number }) => `${p.count} novedades`,
  'push.bothTimes': 'Indique las dos horas, o ninguna.',
  'push.sameTimes': 'Las dos horas son iguales. Elija otro final.',
  'notice.mailResting': (p) => `El correo a ${p.name} vuelve. Pida otra dirección.`,
  'notice.announcement': 'Un anuncio',
  'notice.announcementText': (p) => p.text,
  'notice.signUp': (p) => `${p.name} se registró y espera la aprobación.`,
  'notice.visitor': (p) => `${p.name} puede ver a ${p.child} como visita del ${p.from} al ${p.to}.`,
  'notice.visitorAsked': (p) => `Una familia quiere que ${p.name} vea a ${p.child} del ${p.from} al ${p.to}.`,
  'notice.guardianRequest': (p) => `${p.name} espera ser contacto de ${p.child}.`,
  'notice.guardianRequestText': (p) =>
    `${p.by ? `A propuesta de ${p.by}, ${p.place}.` : `Lo pidió con el código, ${p.place}.`} Hasta que usted decida no se muestra nada.`,
  'notice.signUpText': (p) => `Con el código de ${p.place}. Hasta entonces la cuenta no ve nada.`,
  'notice.timeOff': (p) => `${p.name} pide días libres: ${days(p)}.`,
  'notice.timeOffApproved': (p) => `Sus días libres fueron aprobados${p.by ? ` por ${p.by}` : ''}: ${days(p)}.`,
  'notice.timeOffDeclined': (p) => `Sus días libres fueron rechazados${p.by ? ` por ${p.by}` : ''}: ${days(p)}.`,
  'notice.blackList': (p) => `${p.name || 'Alguien'} no está autorizado a recoger y lo intentó en el quiosco.`,
  'notice.notListed': (p) => `${p.name || 'Alguien'} usó el quiosco, pero no está en la lista para recoger.`,
  'notice.locked': (p) => `Demasiados PIN incorrectos en el quiosco${p.name ? `: ${p.name}` : ''}.`,
  'notice.at': (p) => `En ${p.place}`,
  'notice.forgotten': (p) =>
    p.count === 1 ? 'Un niño sigue con la entrada abierta.' : `${p.count} niños siguen con la entrada abierta.`,
  'notice.expected': (p) => `Se esperaba a ${p.name} a las ${clockOf('es', p.time)} y aún no ha llegado.`,
  'notice.expectedText': (p) => `Si todo va bien, diga en ${p.place} que hoy no va o que irá más tarde.`,
  'notice.missing': (p) =>
    p.count === 1
      ? `Se esperaba a ${p.name} a las ${clockOf('es', p.time)} y no está.`
      : `Se esperaba a ${p.count} niños a las ${clockOf('es', p.time)} y no están.`,
  'notice.ratio': (p) =>
    `${p.name} está fuera de proporción: ${p.children === 1 ? '1 niño' : `${p.children} niños`}, ${p.staff} de personal.`,
  'notice.incidentBegun': (p) => `Soporte busca la grabación que pidió: ${p.name}.`,
  'notice.incidentReady': (p) => `La grabación que pidió está lista: ${p.name}.`,
  'notice.incidentClosed': (p) => `La grabación que pidió se cerró o se rechazó: ${p.name}.`,
  'notice.incidentAsked': (p) => `Alguien pide una grabación: ${p.name}.`,
  'notice.cameraAway': (p) => `La cámara ${p.name} lleva más de diez minutos sin responder.`,
  'notice.factorsReset': (p) => `${p.by} restableció su segundo paso de acceso.`,
  'notice.factorsResetText': 'Si no lo pidió, cambie ahora su contraseña y avise a la oficina.',
  'notice.newMessage': (p: { by: string; name: string }) =>
    p.by ? `${p.by} escribió un mensaje (${p.name}).` : `Hay un mensaje nuevo (${p.name}).`,
  'notice.severalSubject': (p: { count: number; centre: string }) => `${p.count} novedades de ${p.centre}`,
  'notice.chooseLine': 'Usted elige qué se le comunica en su perfil, en notificaciones.',
  'notice.seen': 'Marcada como leída.',
  'notice.allSeen': 'Todas están marcadas como vistas.',
  'notice.removed': 'Se quitó la notificación.',
  'notice.noSuchKind': 'No hay tal notificación para su función. Vuelva a cargar la página y elija de nuevo.',
  'notice.choiceSaved': 'Se guardó su elección.',
};
