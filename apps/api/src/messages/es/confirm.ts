import { illnessSaid } from '@nestling/rules/illnesses.ts';
import type { confirm as en } from '../en/confirm.ts';
import { listed } from '../listed.ts';
import { clockFigures, dateFigures } from '../when.ts';

const dollars = (cents: number): string =>
  new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const periods: Readonly<Record<string, string>> = {
  weekly: 'a la semana',
  biweekly: 'cada dos semanas',
  monthly: 'al mes',
  daily: 'por día de asistencia',
  hourly: 'por hora',
  session: 'por sesión',
};
const per = (period: string): string => periods[period] ?? period;
const children = (count: number): string => many(count, 'niño', 'niños');

const some = (names: readonly string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` y ${names.length - 5} más` : ''}`;

/** Lo que se pregunta antes de hacerlo. */
export const confirm: typeof en = {
  'confirm.elsewhere': (p) => `${p.domain} lleva ahora a otro lugar. ¿Agregarlo de todos modos?`,
  'confirm.elsewhereLine': (p) =>
    `${p.domain} lleva a ${p.to}. Lo que hay allí sigue allí hasta que su dueño cambie adónde lleva.`,
  'confirm.exposure': (p) => `¿Avisar de un caso a ${many(p.people, 'contacto', 'contactos')}?`,
  'confirm.exposureLine': (p) => `Leerán: “Un caso de ${illnessSaid('es', p.illness)} en ${p.room}”. No de quién.`,
  'confirm.missing': (p) =>
    `${p.count === 1 ? 'Falta contar a 1 persona' : `Falta contar a ${p.count} personas`}. ¿Terminar el conteo de todos modos?`,
  'confirm.missingLine': (p) => `Faltan: ${p.names.join(', ')}${p.more > 0 ? ` y ${p.more} más` : ''}.`,
  'confirm.ratio': (p) => `${p.room} superaría su proporción. ¿Continuar de todos modos?`,
  'confirm.ratioLine': (p) =>
    `${p.room}: ${p.before} ahora, ${p.after} después, con ${p.staff} de personal${
      p.most === null ? '' : ` (máximo ${p.most})`
    }.${p.missing > 0 ? ` ${p.missing === 1 ? 'Falta 1 persona' : `Faltan ${p.missing} personas`} del personal.` : ''}`,
  'confirm.bills': (p) => `¿Hacer ${many(p.count, 'factura', 'facturas')}?`,
  'confirm.sendBills': (p) => `¿Enviar ${many(p.count, 'factura', 'facturas')}?`,
  'confirm.billsLine': (p) =>
    `${many(p.count, 'factura', 'facturas')} por ${dollars(p.cents)}, para ${many(p.families, 'familiar', 'familiares')}.`,
  'confirm.yearReceipts': (p) => `¿Enviar por correo los recibos de ${p.year}?`,
  'confirm.yearReceiptsAlready': (p) =>
    `${many(p.count, 'pagador ya recibió', 'pagadores ya recibieron')} el mismo recibo y no lo reciben otra vez.`,
  'confirm.yearReceiptsLine': (p) =>
    `${many(p.count, 'pagador recibe', 'pagadores reciben')} un correo, por ${dollars(p.cents)} en total.${p.without > 0 ? ` ${many(p.without, 'pagador no tiene', 'pagadores no tienen')} correo electrónico.` : ''}`,
  'confirm.charge': (p) => `¿Cobrar ${dollars(p.cents)} por ${many(p.count, 'factura', 'facturas')}?`,
  'confirm.chargeLine': (p) =>
    `A las tarjetas guardadas de ${some(p.payers)}.${p.left > 0 ? ` ${many(p.left, 'factura queda', 'facturas quedan')} fuera: sin tarjeta guardada o con un pago en curso.` : ''}`,
  'confirm.remind': (p) => `¿Recordar ${p.name} a ${many(p.count, 'persona', 'personas')}?`,
  'confirm.remindLine': (p) =>
    `${some(p.people)}: recibirán un aviso y un correo.${
      p.without > 0 ? ` ${many(p.without, 'persona no tiene', 'personas no tienen')} correo: solo el aviso.` : ''
    }`,
  'confirm.askAgain': (p) => `¿Pedir a ${many(p.count, 'persona', 'personas')} que llene otra vez ${p.name}?`,
  'confirm.askAgainLine': (p) =>
    p.answered === 0
      ? 'Nadie ha respondido hasta ahora.'
      : p.answered === 1
        ? '1 respuesta se conserva y se puede leer, pero ya no cuenta.'
        : `${p.answered} respuestas se conservan y se pueden leer, pero ya no cuentan.`,
  'confirm.reminders': (p) => `¿Enviar ${many(p.count, 'recordatorio', 'recordatorios')} por ${dollars(p.cents)}?`,
  'confirm.remindersLine': (p) =>
    `Para ${some(p.payers)}.${p.without > 0 ? ` ${many(p.without, 'pagador no tiene', 'pagadores no tienen')} correo electrónico.` : ''}`,
  'confirm.refund': (p) => `¿Reembolsar ${dollars(p.cents)}?`,
  'confirm.refundLine': (p) =>
    `${dollars(p.cents)} se devuelven a ${p.to ?? 'quien pagó'}${p.card ? ', a la tarjeta con la que se pagó' : ''}.`,
  'confirm.keepDeposit': (p) => `¿Retener ${dollars(p.cents)} del depósito?`,
  'confirm.keepDepositLine': (p) => `${dollars(p.cents)} pasa a ser ingreso y no se devuelve: ${p.reason}`,
  'confirm.registration': '¿Cobrar otra vez la inscripción?',
  'confirm.registrationLine': (p) =>
    `Ya se facturaron ${dollars(p.cents)} el ${dateFigures(p.date)}${p.number ? `, factura ${p.number}` : ''}.`,
  'confirm.surcharge': (p) => `¿Pagar ${dollars(p.cents)} con tarjeta de crédito?`,
  'confirm.surchargeLine': (p) =>
    `${dollars(p.cents)} son el recargo del centro por tarjeta de crédito (${p.percent} %). Las tarjetas de débito y las cuentas bancarias no lo pagan.`,
  'confirm.cardSurcharge': (p) => `¿Cobrar ${p.percent} % más por tarjeta de crédito?`,
  'confirm.cardSurchargeWho': (p) =>
    `Las familias que pagan con tarjeta de crédito pagan ${p.percent} % más, y lo ven antes de pagar. Las tarjetas de débito y prepagadas y las cuentas bancarias no pagan más. El pago automático lo suma solo a quien lo acepta.`,
  'confirm.cardSurchargeLaw': (p) =>
    `${p.statute === null ? 'Su estado no tiene ley sobre esto. ' : `${p.statute}. `}No puede ser más de lo que le cuestan las tarjetas, y su procesador de tarjetas debe saberlo 30 días antes.`,
  'confirm.cardSurchargeCards': (p) =>
    `Tarjetas de crédito guardadas: ${p.credit}. Guardadas antes de saberse el tipo, que no pagan más hasta guardarse otra vez: ${p.unknown}.`,
  'confirm.salesTax': (p) =>
    p.percent === 0 ? '¿Dejar de cobrar el impuesto a las ventas?' : `¿Cobrar ${p.percent} % de impuesto a las ventas?`,
  'confirm.salesTaxFrom': (p) =>
    `${listed('es', p.names)}, en facturas con fecha del ${dateFigures(p.date)} en adelante${
      p.percent === 0
        ? '.'
        : p.included
          ? ': es parte del precio, así que las familias pagan lo mismo.'
          : ': se suma al precio, así que las familias pagan más.'
    } Las facturas ya hechas no cambian.`,
  'confirm.salesTaxChildren': (p) => `${many(p.count, 'niño se factura', 'niños se facturan')} por esto con un plan.`,
  'confirm.asCredit': (p) => `¿Dejar ${dollars(p.cents)} como crédito en la cuenta?`,
  'confirm.asCreditLine': (p) =>
    `${dollars(p.cents)} quedan en la cuenta de ${p.to ?? 'quien pagó'}${p.used ? ' y pagan las próximas facturas' : ' hasta que alguien los aplique'}. No sale dinero.`,
  'confirm.owedAgain': (p) => `La factura ${p.number} vuelve a deber ${dollars(p.cents)}.`,
  'confirm.texts': (p) => `¿Enviar el mensaje a ${many(p.phones, 'teléfono', 'teléfonos')}?`,
  'confirm.textsLine': (p) =>
    `${many(p.phones, 'teléfono', 'teléfonos')}, ${many(p.segments, 'mensaje', 'mensajes')} por teléfono: se pagan ${many(p.all, 'mensaje', 'mensajes')}.`,
  'confirm.says': (p) => `“${p.words}”`,
  'confirm.alert': (p) =>
    p.urgent
      ? `¿Avisar ahora a ${many(p.people, 'persona', 'personas')}?`
      : `¿Enviar a ${many(p.people, 'persona', 'personas')}?`,
  'confirm.alertLine': (p) =>
    `${many(p.people, 'persona', 'personas')}${p.texts > 0 ? `, ${p.texts} también por mensaje de texto si no lo ven` : ''}.`,
  'confirm.alertAgain': (p) =>
    `¿Enviar a ${p.people === 1 ? 'la persona que aún no lo ha visto' : `las ${p.people} personas que aún no lo han visto`}?`,
  'confirm.alertAgainLine': (p) =>
    `También por medios que esta alerta aún no usó: ${many(p.mails, 'correo', 'correos')}, ${many(p.texts, 'mensaje de texto', 'mensajes de texto')}.`,
  'confirm.import': '¿Importar este calendario?',
  'confirm.importCounts': (p) =>
    `${p.added} nuevos, ${p.changed} con cambios, ${p.removed} eliminados.${p.left > 0 ? ` ${p.left} por revisar.` : ''}`,
  'confirm.importEvent': (p) =>
    `${p.act === 'added' ? 'Nuevo' : p.act === 'changed' ? 'Con cambios' : 'Eliminado'}: ${p.name}, ${dateFigures(p.day)}${p.time ? ` ${clockFigures(p.time)}` : ''}${p.days > 1 ? ` (${p.days} días)` : ''}`,
  'confirm.importMore': (p) => `Y ${p.count} más.`,
  'confirm.letter': (p) => `¿Enviar a ${many(p.people, 'dirección', 'direcciones')}?`,
  'confirm.letterTo': (p) =>
    `Para: ${many(p.people, 'dirección', 'direcciones')}${p.left > 0 ? `, sin enviar a ${p.left}` : ''}`,
  'confirm.letterSubject': (p) => `Asunto: ${p.subject}`,
  'confirm.letterFile': (p) => `Adjunto: ${p.name}`,
  'confirm.letterBegins': (p) => p.words,
  'confirm.letterNoAddress':
    'Ninguna sede tiene dirección postal, y la ley de EE. UU. la exige en cada boletín. Agréguela en el perfil de la sede.',
  'confirm.publish': (p) =>
    p.people === 0
      ? `¿Publicar el portafolio de ${p.child}?`
      : `¿Publicar el portafolio de ${p.child} para ${many(p.people, 'persona', 'personas')}?`,
  'confirm.publishTo': (p) =>
    p.names === ''
      ? 'Nadie de la familia tiene cuenta todavía; lo leerán cuando la tengan.'
      : `Se avisa ahora a: ${p.names}`,
  'confirm.publishHolds': (p) =>
    `Muestra ${many(p.moments, 'momento', 'momentos')}${p.reached > 0 ? ` y ${many(p.reached, 'logro', 'logros')}` : ''}${p.left > 0 ? `; quedan fuera ${p.left} más` : ''}.`,
  'confirm.publishStays': 'Desde entonces queda como está. Un gerente puede corregirlo con una nueva versión.',
  'confirm.allergen': (p) => `${p.child} tiene alergia: ${p.allergy}. ¿Guardar de todos modos?`,
  'confirm.allergenLine': (p) => `${p.child}: ${p.food} puede contener ${p.allergy}.`,
  'confirm.price': (p) => `¿Cambiar el precio de ${children(p.children)}?`,
  'confirm.priceEach': (p) =>
    `${children(p.children)}: ${dollars(p.before)} → ${dollars(p.after)} ${per(p.period)} cada quien, desde el ${dateFigures(p.day)}, para los períodos que empiecen ese día o después.`,
  'confirm.priceAll': (p) =>
    `En total: ${dollars(p.before)} → ${dollars(p.after)} ${per(p.period)}, antes de descuentos.`,
  'confirm.priceKept': (p) => `${children(p.children)} con otro precio: no cambia nada.`,
  'confirm.priceUntold': 'No se avisa a las familias.',
};
