import type { locations as en } from '../en/locations.ts';
import { listed } from '../listed.ts';

export const locations: typeof en = {
  'locations.gone': 'Esta sede ya no existe.',
  'locations.opened': (p) => `${p.name} está abierta.`,
  'locations.closed': (p) => `${p.name} está cerrada. Las familias no pueden ver sus cámaras.`,
  'locations.settingsSaved': 'Se guardó la configuración.',
  'locations.tooSmall': 'Este número es demasiado pequeño. Escriba uno mayor.',
  'locations.unknownField': (p) => `No se puede permitir a las familias cambiar “${p.field}”. Elija de la lista.`,
  'locations.codeMissing': 'Escriba el código de registro.',
  'locations.codeKnown': 'Este código de registro pertenece a una sede.',
  'locations.codeUnknown': 'Ninguna sede tiene este código de registro.',
  'locations.nameMissing': 'Escriba un nombre.',
  'locations.nameTaken': 'Ya hay una sede con este nombre. Elija otro.',
  'locations.nameFree': 'Este nombre está disponible.',
  'locations.added': (p) => `Se agregó ${p.name}.`,
  'locations.changed': (p) => `Se guardó ${p.name}.`,
  'locations.removed': (p) => `Se eliminó ${p.name}.`,
  'locations.twice': 'Algunos son iguales. Escriba uno distinto para cada uno.',
  'locations.inUse': (p) =>
    `Esta sede todavía tiene ${listed('es', [
      p.students === 1 ? '1 niño' : p.students > 0 ? `${p.students} niños` : '',
      p.staff > 0 ? `${p.staff} del personal` : '',
      p.cameras === 1 ? '1 cámara' : p.cameras > 0 ? `${p.cameras} cámaras` : '',
    ])}. Cámbielos de sede o elimínelos primero, o desactive la sede.`,
  'locations.recordsKept':
    'Esta sede tiene registros que se deben conservar: niños archivados, asistencia o historial de cámaras. Desactívela en su lugar.',
  'locations.noPosition': 'Escriba la posición en grados decimales, como 40.7128 y -74.0060.',
  'locations.notByManagers': 'Los gerentes no pueden cambiar esto. Pídalo a un administrador.',
  'locations.billingOn': (p) => `La facturación de ${p.name} está activada.`,
  'locations.openInvoices': (p) =>
    `${p.count === 1 ? 'Queda 1 factura abierta' : `Quedan ${p.count} facturas abiertas`}. Cóbrelas o anúlelas y luego desactive la facturación.`,
  'locations.billingOff': (p) => `La facturación de ${p.name} está desactivada.`,
  'locations.noManager': (p) =>
    `No es gerente activo: ${p.names}. Elija personas con la función de gerente o superior.`,
  'locations.notItsManager': 'Esta persona ya no es gerente de la sede.',
  'locations.lastManager': (p) => `${p.name} necesita al menos un gerente. Agregue primero a otro.`,
  'locations.managersAdded': (p) =>
    p.count === 1 ? `${p.name} tiene un gerente nuevo.` : `${p.name} tiene ${p.count} gerentes nuevos.`,
  'locations.managerRemoved': (p) => `Se quitó al gerente de ${p.name}.`,
  'locations.codeTaken': 'Otra sede tiene este código de registro. Elija otro.',
  'locations.codeFirst': 'Las familias se registran con un código. Escriba uno primero.',
  'locations.codeMade': (p) => `El código de registro nuevo es ${p.code}. El anterior ya no funciona.`,
  'locations.codeSaved': 'Se guardó el código de registro.',
  'locations.schoolTaken': 'El perfil del centro ya existe. Vuelva a cargar la página para cambiarlo.',
  'locations.schoolNameMissing': 'Escriba el nombre del centro.',
  'locations.schoolGone': 'Este perfil ya no existe. Vuelva a cargar la página.',
  'locations.schoolAdded': (p) => `Se guardó el perfil de ${p.name}.`,
  'locations.schoolSaved': 'Se guardó el perfil.',
  'locations.noWebsite': 'Escriba la dirección con http:// o https://, como https://www.example.com.',
  'locations.unknownEvent': (p) => `No hay notificaciones de “${p.event}”. Elija de la lista.`,
  'locations.addressTaken': 'Esta dirección ya está en la lista.',
  'locations.addressGone': 'Esta dirección ya no está en la lista.',
  'locations.addressAdded': (p) =>
    `Enviamos un enlace a ${p.email}. Las notificaciones empiezan cuando alguien lo abra.`,
  'locations.addressSaved': (p) => `Se guardaron las notificaciones de ${p.email}.`,
  'locations.addressRemoved': (p) => `${p.email} ya no recibirá notificaciones.`,
  'locations.addressVerified': 'Esta dirección ya está confirmada.',
  'locations.addressNowVerified': (p) => `${p.email} ya recibe las notificaciones de la sede.`,
  'locations.linkOver': 'Este enlace ya no funciona. Pida a un gerente de la sede que envíe otro.',
};
