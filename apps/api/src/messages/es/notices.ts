import { illnessSaid } from '@nestling/rules/illnesses.ts';
import { amountIn } from '../amount.ts';
import type { notices as en } from '../en/notices.ts';
import { clockFigures, dateFigures, dayOf, spanOf, theHour } from '../when.ts';
import { drillKinds } from './drills.ts';

const days = ({ from, to }: { from: string; to: string }): string => spanOf('es', from, to);

export const notices: typeof en = {
  'notice.other': (p) => `Hay una novedad (${p.kind}).`,
  'notice.checkedIn': (p) =>
    `${p.by ? `${p.by} registró la entrada de ${p.name}` : `Entrada de ${p.name}`} a ${theHour(clockFigures(p.time))}.`,
  'notice.checkedOut': (p) =>
    `${p.by ? `${p.by} registró la salida de ${p.name}` : `Salida de ${p.name}`} a ${theHour(clockFigures(p.time))}.`,
  'notice.alert': 'Un mensaje del centro',
  'notice.urgentAlert': 'Urgente: un mensaje del centro',
  'push.from': (p: { by: string; about: string }) => (p.about ? `${p.by} · ${p.about}` : p.by),
  'push.picture': 'Envió una foto.',
  'push.several': (p: { count: number }) => `${p.count} novedades`,
  'push.bothTimes': 'Indique las dos horas, o ninguna.',
  'push.sameTimes': 'Las dos horas son iguales. Elija otro final.',
  'notice.invoice': (p) => `Una factura nueva de ${p.name}`,
  'notice.invoiceText': (p) => `${amountIn(p.cents)}, vence el ${dateFigures(p.due)}`,
  'notice.plansMoved': (p) => `${p.name} pasó a esta sede desde ${p.from}. Revise su facturación.`,
  'notice.plansMovedText': (p) =>
    [p.goes && `Se factura aquí desde ahora: ${p.goes}.`, p.ends && `Terminado: ${p.ends}.`].filter(Boolean).join(' '),
  'notice.mailResting': (p) => `El correo de ${p.name} rebota. Pida otra dirección.`,
  'notice.subsidyEnds': (p) => `${p.agency} paga por ${p.name} hasta el ${dayOf('es', p.day)}.`,
  'notice.announcement': 'Un anuncio',
  'notice.announcementText': (p) => p.text,
  'notice.signUp': (p) => `${p.name} se registró y necesita aprobación.`,
  'notice.photoConsent': (p: { name: string; by: string; level: string }) =>
    `${p.by} cambió quién puede ver las fotos de ${p.name}. Ahora: ${
      p.level === 'none'
        ? 'sin fotos'
        : p.level === 'group'
          ? 'también las familias de otros niños que salgan'
          : 'solo la familia'
    }.`,
  'notice.visitor': (p) => `${p.name} puede ver a ${p.child} como visita: ${days(p)}.`,
  'notice.visitorAsked': (p) => `Una familia pide que ${p.name} vea a ${p.child}: ${days(p)}.`,
  'notice.medicationAsked': (p) =>
    p.act === 'ended'
      ? `La familia de ${p.name} terminó la autorización de ${p.medicine}.`
      : `Una autorización de ${p.medicine} para ${p.name} espera su aprobación.`,
  'notice.doseMissed': (p) =>
    `¿Se omitió? Nadie registró ${p.medicine} para ${p.name}, previsto a ${theHour(clockFigures(p.time))}.`,
  'notice.drillDue': (p) =>
    p.day
      ? `El simulacro «${drillKinds[p.kind] ?? p.kind}» está atrasado. Debía hacerse el ${dateFigures(p.day)}.`
      : `El simulacro «${drillKinds[p.kind] ?? p.kind}» está pendiente: nunca se ha hecho aquí.`,
  'notice.medication': (p) =>
    p.act === 'approved'
      ? `Se aprobó ${p.medicine} para ${p.name}. Le avisaremos de cada dosis.`
      : p.act === 'declined'
        ? `No se aprobó ${p.medicine} para ${p.name}. El motivo está en sus medicamentos.`
        : `El centro terminó ${p.medicine} para ${p.name}. El motivo está en sus medicamentos.`,
  'notice.injury': (p) =>
    p.act === 'changed'
      ? `Se corrigió el informe de lesión de ${p.name}. Léalo y fírmelo.`
      : `${p.name} se lastimó en el centro. Lea y firme el informe de lesión.`,
  'notice.injuryOffice': (p) =>
    p.act === 'changed'
      ? `Se corrigió el informe de lesión de ${p.name} y espera revisión.`
      : `Un informe de lesión de ${p.name} espera revisión.`,
  'notice.healthCheck': (p) =>
    p.act === 'changed'
      ? `Se corrigió lo que el personal notó hoy en ${p.name}.`
      : `El personal notó algo en ${p.name} en la revisión de salud diaria.`,
  'notice.exposure': (p) => `Un caso de ${illnessSaid('es', p.illness)} en ${p.room}. Esté atento a los síntomas.`,
  'notice.illness': (p) =>
    p.act === 'lifted'
      ? `${p.name} puede volver.`
      : p.act === 'changed'
        ? `Cambió hasta cuándo ${p.name} no puede venir. Vea la ficha.`
        : `El centro notó una enfermedad de ${p.name}: ${illnessSaid('es', p.illness)}. En la ficha está hasta cuándo no puede venir.`,
  'notice.carePlan': (p) =>
    p.act === 'asked'
      ? `Revise el plan de cuidado de ${p.name}: ${p.plan}.`
      : p.act === 'added'
        ? `${p.name} tiene un plan de cuidado: ${p.plan}.`
        : p.act === 'changed'
          ? `Cambió el plan de cuidado de ${p.name}: ${p.plan}.`
          : `Terminó el plan de cuidado de ${p.name}: ${p.plan}.`,
  'notice.carePlanOffice': (p) =>
    p.act === 'right'
      ? `La familia de ${p.name} confirmó el plan de cuidado ${p.plan}.`
      : p.act === 'wrong'
        ? `La familia de ${p.name} dice que el plan de cuidado ${p.plan} no es correcto.`
        : `Hay que revisar el plan de cuidado ${p.plan} de ${p.name}.`,
  'notice.guardianRequest': (p) => `${p.name} quiere ser contacto de ${p.child}.`,
  'notice.guardianRequestText': (p) =>
    `${p.by ? `Lo propuso ${p.by}, ${p.place}.` : `Lo pidió con el código, ${p.place}.`} No verá nada hasta que usted decida.`,
  'notice.signUpText': (p) => `Usó el código de ${p.place}. No verá nada hasta que usted apruebe la cuenta.`,
  'notice.timeOff': (p) => `${p.name} solicita días libres: ${days(p)}.`,
  'notice.timeOffApproved': (p) => `Sus días libres fueron aprobados${p.by ? ` por ${p.by}` : ''}: ${days(p)}.`,
  'notice.timeOffDeclined': (p) => `Sus días libres fueron rechazados${p.by ? ` por ${p.by}` : ''}: ${days(p)}.`,
  'notice.blackList': (p) => `${p.name || 'Alguien'} no tiene autorización para recoger y lo intentó en el quiosco.`,
  'notice.notListed': (p) => `${p.name || 'Alguien'} lo intentó en el quiosco, pero no está en la lista para recoger.`,
  'notice.locked': (p) => `Demasiados PIN incorrectos en el quiosco${p.name ? `: ${p.name}` : ''}.`,
  'notice.at': (p) => `En ${p.place}`,
  'notice.forgotten': (p) =>
    p.count === 1 ? 'Un niño sigue sin salida registrada.' : `${p.count} niños siguen sin salida registrada.`,
  'notice.expected': (p) => `Se esperaba a ${p.name} a ${theHour(clockFigures(p.time))} y aún no ha llegado.`,
  'notice.expectedText': (p) => `Si cambiaron los planes, avise a ${p.place} de la ausencia o el retraso.`,
  'notice.missing': (p) =>
    p.count === 1
      ? `Se esperaba a ${p.name} a ${theHour(clockFigures(p.time))} y no está.`
      : `Se esperaba a ${p.count} niños a ${theHour(clockFigures(p.time))} y no están.`,
  'notice.ratio': (p) =>
    `${p.name} está fuera de proporción: ${p.children === 1 ? '1 niño' : `${p.children} niños`}, ${p.staff === 0 ? 'sin personal' : `${p.staff} del personal`}.`,
  'notice.problem': (p) => `${p.by} informó de un problema.`,
  'notice.problemText': (p) => p.name,
  'notice.portfolio': (p) => `El portafolio de ${p.name} (${days(p)}) ya está listo.`,
  'notice.ticketOpened': (p) => `${p.by} abrió la solicitud ${p.number}: ${p.name}.`,
  'notice.ticketReplied': (p) => `${p.by} respondió en la solicitud ${p.number}: ${p.name}.`,
  'notice.ticketAnswered': (p) => `Soporte respondió la solicitud ${p.number}: ${p.name}.`,
  'notice.ticketMoved': (p) => `Cambió el estado de la solicitud ${p.number}: ${p.name}.`,
  'notice.ticketMerged': (p) => `La solicitud ${p.number} continúa en otra: ${p.name}.`,
  'notice.ticketReminded': (p) => `Soporte espera su respuesta a la solicitud ${p.number}: ${p.name}.`,
  'notice.ticketExpired': (p) => `La solicitud ${p.number} se cerró porque no llegó respuesta: ${p.name}.`,
  'notice.ticketUnhelped': (p) => `${p.by} dice que la solicitud ${p.number} no ayudó: ${p.name}.`,
  'notice.incidentBegun': (p) => `Soporte está buscando la grabación que pidió: ${p.name}.`,
  'notice.incidentReady': (p) => `La grabación que pidió está lista: ${p.name}.`,
  'notice.incidentClosed': (p) => `La grabación que pidió se cerró o se rechazó: ${p.name}.`,
  'notice.incidentAsked': (p) => `Se pidió una grabación: ${p.name}.`,
  'notice.cameraAway': (p) => `La cámara ${p.name} lleva más de diez minutos sin conexión.`,
  'notice.factorsReset': (p) => `${p.by} restableció su verificación en dos pasos.`,
  'notice.factorsResetText': 'Si no lo pidió, cambie ahora su contraseña y avise a la oficina.',
  'notice.newMessage': (p: { by: string; name: string }) =>
    p.by ? `${p.by} envió un mensaje (${p.name}).` : `Mensaje nuevo (${p.name}).`,
  'notice.severalSubject': (p: { count: number; centre: string }) => `${p.count} novedades de ${p.centre}`,
  'notice.chooseLine': 'Puede elegir sus notificaciones en su perfil.',
  'notice.seen': 'Marcada como leída.',
  'notice.allSeen': 'Todas están marcadas como leídas.',
  'notice.removed': 'Se quitó la notificación.',
  'notice.noSuchKind': 'Esa notificación no existe para su función. Vuelva a cargar la página y elija de nuevo.',
  'notice.choiceSaved': 'Se guardó su elección.',
};
