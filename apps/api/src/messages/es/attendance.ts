import { names } from '../names.ts';
import { when } from '../when.ts';

interface Moment {
  name: string;
  at: Date;
  zone: string;
  now: Date;
}
const at = (p: Moment) => when('es', p.at, p.zone, p.now);
const by = (name: string | null) => (name === null ? '' : ` (${name})`);
const some = (all: readonly string[]) => names(all, (count) => `y ${count} más`);

export const attendance = {
  'attendance.saved': (p: { in: string[]; out: string[] }) =>
    [p.in.length > 0 ? `Entrada: ${some(p.in)}.` : '', p.out.length > 0 ? `Salida: ${some(p.out)}.` : '']
      .filter((part) => part !== '')
      .join(' '),
  'attendance.valid': 'Esto se puede guardar.',
  'attendance.notSaved': (p: { count: number }) =>
    `No se guardó nada: hay ${p.count} con problemas. Quítelos de la lista o corrija lo que se indica al lado.`,
  'attendance.gone': 'Este registro ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'attendance.nobody': (p: { name: string }) => `Indique quién trae o recoge a ${p.name}.`,
  'attendance.blackListed': (p: { name: string; person: string }) =>
    `${p.person} no tiene autorización para traer ni recoger a ${p.name}. Avise ahora a un gerente.`,
  'attendance.pending': (p: { name: string; person: string }) =>
    `La oficina todavía no aprobó a ${p.person} para ${p.name}. Elija a otra persona o pregunte a un gerente.`,
  'attendance.notListed': (p: { name: string; person: string }) =>
    `${p.person} no está en la lista de ${p.name}. Vincule primero a la persona o elija otra.`,
  'attendance.noPickup': (p: { name: string; person: string }) =>
    `${p.person} no está en la lista para recoger a ${p.name}. Elija a otra persona o pregunte a un gerente.`,
  'attendance.alreadyIn': (p: Moment & { by: string | null }) =>
    `La entrada de ${p.name} ya se registró ${at(p)}${by(p.by)}.`,
  'attendance.alreadyOut': (p: Moment & { by: string | null }) =>
    p.by === null
      ? `${p.name} no tiene la entrada registrada.`
      : `La salida de ${p.name} ya se registró ${at(p)}${by(p.by)}.`,
  'attendance.otherLocation': (p: { name: string }) => `${p.name} es de otra sede.`,
  'attendance.atTheDoor': 'Aquí el personal registra la entrada y la salida. Hágalo en la puerta.',
  'attendance.notEnrolled': (p: { name: string }) => `La ficha de ${p.name} no está activa. Actívela primero.`,
  'attendance.speakWithStaff': (p: { name: string }) =>
    `Por favor, hable con alguien del equipo antes de que entre ${p.name}.`,
  'attendance.healthStops': (p: { name: string }) =>
    `Una respuesta de salud de hoy impide la entrada de ${p.name}. Vea el control de salud.`,
  'attendance.excluded': (p: { name: string }) =>
    `${p.name} no puede venir por una enfermedad. Vea el registro de enfermedades: levántelo ahí, con el motivo.`,
  'attendance.healthMissing': (p: { name: string }) => `Responda primero las preguntas de salud de ${p.name}.`,
  'attendance.future': 'Esta hora aún no ha llegado. Elija una anterior.',
  'attendance.noSuchTime': (p: { time: string }) =>
    `Ese día las ${p.time} no existen porque se adelanta el reloj. Elija otra hora.`,
  'attendance.tooOld': (p: { name: string }) =>
    `Hace más de un día. Registre la entrada de ${p.name} ahora y corrija después la hora.`,
  'attendance.beforeOut': (p: Moment) => `${p.name} salió ${at(p)}. Elija una hora posterior.`,
  'attendance.beforeIn': (p: Moment) => `${p.name} entró ${at(p)}. Elija una hora posterior.`,
  'attendance.beforeMove': (p: Moment) => `${p.name} cambió de sala ${at(p)}. Elija una hora posterior.`,
  'attendance.outsideHours': (p: { name: string }) =>
    `La sede está cerrada, así que no se puede registrar la entrada de ${p.name}.`,
  'attendance.signature': (p: { name: string }) => `Falta la firma de quien trae o recoge a ${p.name}.`,
  'attendance.roomElsewhere': 'Esta sala es de otra sede o ya no existe. Elija otra.',
  'attendance.overlap': 'Otra persona acaba de cambiar este día. Vuelva a cargar la página y revise de nuevo.',
  'attendance.endBeforeStart': 'El final es anterior al comienzo.',
  'attendance.notIn': (p: { name: string }) => `${p.name} no tiene la entrada registrada.`,
  'attendance.moved': (p: { names: string[]; room: string }) =>
    p.names.length === 0 ? `Todos ya están en ${p.room}.` : `Ahora en ${p.room}: ${some(p.names)}.`,
  'attendance.wasHere': (p: { name: string }) => `${p.name} estuvo ese día; no se puede registrar una ausencia.`,
  'attendance.absent': (p: { names: string[] }) => `Ausencia marcada: ${some(p.names)}.`,
  'attendance.notAbsent': (p: { name: string }) => `${p.name} no tiene ausencia marcada ese día.`,
  'attendance.notAbsentNow': (p: { name: string }) => `Se quitó la ausencia de ${p.name}.`,
  'attendance.stayGone': 'Esta asistencia ya no existe. Vuelva a cargar la página.',
  'attendance.corrected': 'La asistencia se corrigió.',
  'attendance.removed': 'La asistencia se eliminó.',
  'attendance.notYours': (p: { name: string }) =>
    `No hay entrada ni salida suya que deshacer para ${p.name}. Un gerente puede corregirlo.`,
  'attendance.undoTooLate': (p: { name: string }) =>
    `Pasaron diez minutos desde la entrada o salida de ${p.name}. Un gerente puede corregirlo.`,
  'attendance.undone': (p: { names: string[] }) => `Deshecho: ${some(p.names)}.`,
  'attendance.settingsSaved': 'La configuración de entrada se guardó.',
  'attendance.unknownSetting': (p: { key: string }) => `No existe la opción “${p.key}”.`,
  'attendance.badSetting': (p: { key: string }) => `Este valor no sirve para “${p.key}”.`,
  'forgotten.subject': (p: { child: string }) => `¿Cuándo se fue ${p.child} a casa?`,
  'forgotten.body': (p: { name: string; child: string; location: string; came: string; went: string }) =>
    `Hola, ${p.name}: ${p.child} llegó a ${p.location} ${p.came} y nadie registró su salida. ¿Fue ${p.went}? Confírmelo o díganos la hora correcta.`,
  'forgotten.button': 'Confirmar la hora',
  'forgotten.over': 'Este enlace ya se usó o venció. Avise al personal.',
  'forgotten.thanks': (p: { location: string }) => `Gracias. ${p.location} lo confirmará.`,
  'forgotten.settled': 'Se guardó la salida, con la respuesta de la familia.',
  'forgotten.settledAlready': 'Alguien ya lo resolvió.',
  'missing.subject': (p: { child: string }) => `${p.child} aún no ha llegado`,
  'missing.body': (p: { name: string; child: string; location: string; at: string }) =>
    `Hola, ${p.name}: se esperaba a ${p.child} en ${p.location} ${p.at} y nadie registró su entrada.`,
  'missing.home': (p: { child: string }) =>
    `¿${p.child} se queda en casa o llega tarde? Avise al personal con el enlace.`,
  'missing.alarm': (p: { child: string; location: string; phone: string }) =>
    `Si cree que ${p.child} está allí, llame enseguida a ${p.location}${p.phone ? `: ${p.phone}` : '.'}`,
  'missing.button': 'Avisar al personal',
  'missing.choose': 'Puede elegir cómo le avisamos en Mi cuenta.',
};
