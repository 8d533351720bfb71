import { when } from '../when.ts';

const join = (names: readonly string[]) => new Intl.ListFormat('es').format(names);
interface At {
  name: string;
  at: Date | null;
  zone: string;
}
const since = ({ at, zone }: At) =>
  at === null ? '' : ` desde ${when('es', at, zone, at).replace(/^a las /, 'las ')}`;
const has = (names: readonly string[]) => (names.length === 1 ? 'tiene' : 'tienen');

export const attendance = {
  'attendance.checked': (p: { in: readonly string[]; out: readonly string[] }) =>
    [
      p.in.length > 0 ? `${join(p.in)} ya ${has(p.in)} la entrada registrada.` : '',
      p.out.length > 0 ? `${join(p.out)} ya ${has(p.out)} la salida registrada.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'attendance.someNot': (p: { count: number }) =>
    `${p.count} no se pueden cambiar y no se cambió nada. Revise lo marcado.`,
  'attendance.otherWasFaster': 'Otra persona acaba de registrar la entrada.',
  'attendance.overlap': 'A esa hora ya estaba aquí.',
  'attendance.notFromPortal': 'En este lugar la entrada se registra en la puerta.',
  'attendance.notYou': 'Solo puede registrar con su propio nombre.',
  'attendance.inactive': (p: { name: string }) => `${p.name} no está activo en el centro.`,
  'attendance.blackList': (p: { name: string }) =>
    `Esta persona no puede traer ni recoger a ${p.name}. Avise a la oficina.`,
  'attendance.noPickup': (p: { name: string }) => `Esta persona no puede recoger a ${p.name}.`,
  'attendance.stranger': (p: { name: string }) => `Esta persona no está vinculada a ${p.name}.`,
  'attendance.noSuchTime': 'Ese día el reloj se salta esa hora. Elija otra.',
  'attendance.future': 'Esa hora aún no ha llegado.',
  'attendance.signature': 'Aquí hace falta una firma.',
  'attendance.alreadyIn': (p: At & { by: string }) =>
    `${p.name} ya está aquí${since(p)}${p.by === '' ? '' : `; registró ${p.by}`}.`,
  'attendance.alreadyOut': (p: { name: string }) => `${p.name} no tiene entrada registrada.`,
  'attendance.noRoom': (p: { name: string }) => `${p.name} no tiene sala. Elija una.`,
  'attendance.beforeIn': (p: At) => `${p.name} está aquí${since(p)}; la salida no puede ser antes.`,
  'attendance.notHere': (p: { name: string }) => `${p.name} no está aquí ahora.`,
  'attendance.moved': (p: { names: readonly string[] }) =>
    p.names.length === 0 ? 'Ya están allí.' : `Ahora allí: ${join(p.names)}.`,
  'attendance.undoTooLate': (p: { name: string }) =>
    `Lo último de ${p.name} no lo registró usted en los últimos diez minutos. La dirección puede corregirlo.`,
  'attendance.undone': 'Deshecho.',
  'attendance.absentAlready': 'Ya figura como ausente.',
  'attendance.isHere': (p: { name: string }) => `${p.name} estuvo aquí ese día.`,
  'attendance.markedAbsent': (p: { names: readonly string[] }) =>
    p.names.length === 0 ? 'Ya figuraban como ausentes.' : `Ausentes: ${join(p.names)}.`,
  'attendance.unmarked': 'Ya no figura como ausente.',
  'attendance.notAbsent': 'Ese día no figura como ausente.',
};
