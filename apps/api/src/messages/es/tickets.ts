import type { tickets as en } from '../en/tickets.ts';

const solicitudes = (count: number): string => (count === 1 ? 'una solicitud' : `${count} solicitudes`);
const fromTo = ({ from, to }: { from: string; to: string }): string => `${from || '—'} → ${to || '—'}`;

/** Lo que el servidor dice de las solicitudes de ayuda. */
export const tickets: typeof en = {
  'tickets.problemReported': 'Gracias. Se avisó a la dirección de la sede.',
  'tickets.problemSetAside': 'El aviso se descartó.',
  'tickets.problemSeenTo': 'Alguien ya atendió este aviso.',
  'tickets.noPlace': 'Aún no pertenece a ninguna sede.',
  'tickets.problemGone': 'Este aviso ya no existe.',
  'tickets.state.new': 'Nueva',
  'tickets.state.opened': 'Abierta',
  'tickets.state.waiting': 'En espera',
  'tickets.state.closed': 'Cerrada',
  'tickets.gone': 'Esta solicitud se eliminó mientras tanto.',
  'tickets.saved': 'La solicitud se guardó.',
  'tickets.noStep': (p) => `Una solicitud no puede pasar de “${p.from}” a “${p.to}”.`,
  'tickets.opened': (p) => `La solicitud ${p.number} se envió a soporte.`,
  'tickets.noMainCenter': 'Su centro tiene una sola sede. Abra una solicitud normal para ella.',
  'tickets.noManager': 'Una solicitud solo se abre a nombre de un gerente activo.',
  'tickets.noHandler': 'Esta persona no puede atender solicitudes. Elija a alguien de soporte.',
  'tickets.replied': 'La respuesta se agregó.',
  'tickets.noted': 'La nota interna se agregó.',
  'tickets.supportWaits': 'Solo soporte pone una solicitud en espera al responder. Envíe su respuesta sin eso.',
  'tickets.newLines': (p) =>
    p.count === 1
      ? 'Alguien más escribió mientras tanto. Léalo y vuelva a enviar.'
      : `Llegaron ${p.count} entradas nuevas mientras tanto. Léalas y vuelva a enviar.`,
  'tickets.followUp': (p) => `${p.old} se cerró hace demasiado tiempo. La solicitud ${p.number} continúa desde ella.`,
  'tickets.removed': (p) => `La solicitud ${p.number} se eliminó.`,
  'tickets.notYours': 'Solo quien abrió esta solicitud, o soporte, puede eliminarla.',
  'tickets.fileUsed': 'Este archivo ya está adjunto a una solicitud. Súbalo otra vez.',
  'tickets.attachmentGone': 'Este adjunto se quitó. Vuelva a cargar la página.',
  'tickets.attachmentRemoved': (p) => `${p.name} se quitó.`,
  'tickets.notYourFile': 'Solo quien adjuntó este archivo, o soporte, puede quitarlo.',
  'tickets.download': 'La descarga está comenzando.',
  'tickets.looked': 'Anotado.',
  'tickets.draftKept': 'El borrador se guardó.',
  'tickets.categoryTaken': 'Ya hay una categoría con este nombre. Elija otro nombre.',
  'tickets.categoryGone': 'Esta categoría se eliminó mientras tanto.',
  'tickets.categoryAdded': (p) => `La categoría ${p.name} se agregó.`,
  'tickets.categoryChanged': (p) => `La categoría ${p.name} se cambió.`,
  'tickets.categoryRemoved': (p) => `La categoría ${p.name} se eliminó.`,
  'tickets.categoryUsed': (p) =>
    `Esta categoría la usa${p.count === 1 ? '' : 'n'} ${solicitudes(p.count)}. Páselas primero a otra categoría.`,
  'tickets.line.opened': 'Solicitud abierta',
  'tickets.line.comment': 'Respuesta',
  'tickets.line.status': (p) => `Estado: ${fromTo(p)}`,
  'tickets.line.name': (p) => `Nombre: ${fromTo(p)}`,
  'tickets.line.description': (p) => `Descripción: ${fromTo(p)}`,
  'tickets.line.category': (p) => `Categoría: ${fromTo(p)}`,
  'tickets.line.locations': (p) => `Sedes: ${fromTo(p)}`,
  'tickets.line.users': (p) => `Personas: ${fromTo(p)}`,
  'tickets.line.students': (p) => `Niños: ${fromTo(p)}`,
  'tickets.line.assigned': (p) => `Asignada: ${fromTo(p)}`,
  'tickets.line.attached': 'Archivos adjuntados',
  'tickets.line.attachment_removed': (p) => `Archivo quitado: ${p.name}`,
  'tickets.line.follows': (p) => `Continúa desde ${p.name}`,
  'tickets.line.followed': (p) => `Continúa en ${p.name}`,
};
