import { when } from '../when.ts';

interface Opening {
  at: Date | null;
  zone: string;
  now: Date;
}
const opens = (p: Opening) => (p.at === null ? '' : ` La cámara vuelve a abrir ${when('es', p.at, p.zone, p.now)}.`);

export const cameras = {
  'camera.added': (p: { name: string }) => `Se agregó ${p.name}.`,
  'cameras.notOpened': 'Abra primero la cámara.',
  'cameras.otherLocation': 'Esta cámara está en otra sede.',
  'camera.saved': 'La cámara se guardó.',
  'camera.on': (p: { name: string }) => `${p.name} está encendida.`,
  'camera.off': (p: { name: string }) => `${p.name} está apagada. Ahora nadie la ve.`,
  'camera.deleted': (p: { name: string }) => `Se eliminó ${p.name}.`,
  'camera.ordered': 'El orden se guardó.',
  'camera.gone': 'Esta cámara ya no existe.',
  'camera.codeTaken': 'Otra cámara de esta sede tiene este código.',
  'camera.colorTaken': 'Otra cámara de esta sede tiene este color.',
  'camera.roomElsewhere': 'Esta sala es de otra sede.',
  'camera.notHere': 'Una de estas cámaras es de otra sede.',
  'camera.noneAdded': 'No se pudo agregar ninguna cámara. Revise las filas marcadas.',
  'camera.allAdded': (p: { added: number }) =>
    p.added === 1 ? 'Se agregó una cámara.' : `Se agregaron ${p.added} cámaras.`,
  'camera.codeMissing': 'La cámara necesita un código.',
  'camera.nameMissing': 'La cámara necesita un nombre.',
  'camera.addressToo': 'Escriba también la dirección de la cámara. El usuario y la contraseña van con ella.',
  'camera.badAddress': 'Escriba la dirección como rtsp://equipo:puerto/ruta o rtsps://equipo:puerto/ruta.',
  'camera.settingsSaved': 'La configuración de la cámara se guardó.',
  'camera.badSetting': 'Esta opción no existe.',
  'camera.badSettingValue': 'Esta opción no puede tener ese valor.',
  'camera.colorMissing': 'La cámara necesita un color como #3d8fe0.',
  'camera.unknownRoom': 'No hay ninguna sala con este nombre.',
  'camera.unknownSchedule': 'No hay ningún horario con este nombre.',
  'camera.listUnreadable': 'No se puede leer el archivo. Guarde la lista como CSV y elíjala otra vez.',
  'camera.listEmpty': 'La lista no tiene cámaras. Necesita una fila de títulos y una fila por cámara.',
  'camera.listNoName': 'La lista no tiene la columna “Nombre”.',
  'camera.listTooLong': (p: { most: number }) => `La lista tiene más de ${p.most} cámaras. Divídala.`,
  'camera.listRead': (p: { count: number }) => (p.count === 1 ? 'Se leyó una fila.' : `Se leyeron ${p.count} filas.`),
  'camera.listFaults': (p: { faults: number }) =>
    p.faults === 1 ? 'Hay que corregir una fila.' : `Hay que corregir ${p.faults} filas.`,
  'camera.sealBroken': 'La dirección de esta fila ya no se puede leer. Elija el archivo otra vez.',
  'stream.settingsSaved': 'Se guardó la configuración del código de reproducción.',
  'stream.modeSaved': 'Se guardó la ruta del video.',
  'stream.badMode': 'Esta ruta de video no existe.',
  'stream.modeOfNothing': 'Elija la sede o la cámara.',
  'stream.added': (p: { name: string }) => `Se agregó ${p.name}.`,
  'stream.saved': 'El servidor de video se guardó.',
  'stream.deleted': (p: { name: string }) => `Se eliminó ${p.name}.`,
  'stream.default': (p: { name: string }) => `Las cámaras nuevas usan ${p.name}.`,
  'stream.urlTaken': 'Ya existe un servidor de video con esta dirección.',
  'stream.isDefault': 'Es el servidor predeterminado. Elija primero otro como predeterminado.',
  'stream.inUse': (p: { cameras: number }) =>
    p.cameras === 1 ? 'Una cámara todavía usa este servidor.' : `${p.cameras} cámaras todavía usan este servidor.`,
  'blackout.started': (p: { name: string }) => `${p.name} está oculta para las familias.`,
  'blackout.lifted': (p: { name: string }) => `Las familias ven ${p.name} otra vez.`,
  'blackout.already': 'Esta cámara ya está oculta para las familias.',
  'blackout.none': 'Esta cámara no está oculta.',
  'watch.ok': 'Puede verla.',
  'watch.counted': 'Anotado.',
  'watch.no_permission': 'No tiene acceso a esta cámara. Pregunte al centro si cree que debería tenerlo.',
  'watch.not_verified': 'El centro aún no aprobó su cuenta.',
  'watch.inactive': 'Esta cuenta no está activa en el centro.',
  'watch.closed': 'Esta sede está cerrada.',
  'watch.camera_off': 'Esta cámara está apagada.',
  'watch.absent': (p: { name: string }) => `${p.name} tiene ausencia registrada hoy.`,
  'watch.not_checked_in': (p: { name: string }) => `${p.name} aún no ha llegado. El video en vivo empezará solo.`,
  'watch.checked_out': (p: Opening & { name: string; by: string | null }) => {
    const at = p.at === null ? '' : ` ${when('es', p.at, p.zone, p.now)}`;
    const gone = p.by === null ? `${p.name} se fue a casa${at}` : `${p.by} registró la salida de ${p.name}${at}`;
    return `${gone}. El video en vivo vuelve con la próxima entrada.`;
  },
  'watch.other_room': (p: { name: string; room: string }) => `${p.name} está ahora en ${p.room}.`,
  'watch.blackout': (p: Opening & { why: string }) => `El centro cerró la cámara por ahora: ${p.why}.${opens(p)}`,
  'gateway.addressTaken': 'Otro servidor tiene esta dirección.',
  'gateway.badAddress': 'Escriba https:// y el nombre del servidor, con el puerto si lo tiene.',
  'gateway.gone': 'Este servidor ya no existe.',
  'gateway.added': (p: { name: string }) => `Se agregó ${p.name}.`,
  'gateway.saved': (p: { name: string }) => `Se cambió ${p.name}.`,
  'gateway.removed': (p: { name: string }) => `Se quitó ${p.name}.`,
  'gateway.moved': (p: { name: string }) => `${p.name} ahora funciona desde allí.`,
  'watch.days': 'Elija hasta 31 días, el primero antes del último.',
  'watch.visit_over': 'Su visita terminó.',
  'watch.schedule': (p: Opening) =>
    p.at === null
      ? 'La cámara está cerrada a esta hora.'
      : `La cámara vuelve a abrir ${when('es', p.at, p.zone, p.now)}.`,
  'watch.time_up': 'El video en vivo llegó a su límite de tiempo. Ábralo de nuevo para seguir viendo.',
  'watch.limit': (p: { max: number }) =>
    p.max === 1 ? 'Ya se usó el acceso a cámaras de hoy.' : `Ya se usaron los ${p.max} accesos a cámaras de hoy.`,
  'watch.noGateway': 'El video en vivo no está disponible ahora. Empezará solo cuando vuelva.',
  'test.tooMany': 'Ya hay una prueba en marcha. Espere a que termine.',
  'test.noGateway': 'El servidor de video no responde y no se puede probar la cámara. Compruebe que funciona.',
};
