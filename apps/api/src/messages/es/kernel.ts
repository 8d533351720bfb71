import type { kernel as en } from '../en/kernel.ts';

export const kernel: typeof en = {
  'kernel.outOfReach': 'No puede cambiar este registro. Vuelva a cargar la página y elija de nuevo.',
  'kernel.signIn': 'Inicie sesión, por favor.',
  'kernel.forbidden': 'Su función no permite hacer esto.',
  'kernel.notPermitted': 'Su centro no ha dado este permiso a su función. Hable con quien lleva los permisos.',
  'kernel.badInput': (p) => `Revise, por favor: ${p.fields}.`,
  'kernel.tooOften': (p) => `Demasiados intentos. Espere ${p.seconds} segundos.`,
  'kernel.notReady': 'El servidor aún no está listo. Se volverá a intentar automáticamente.',
  'kernel.internal': (p) => `Algo falló de nuestro lado. Si se repite, indíquenos la referencia ${p.reference}.`,
  'kernel.taken': 'Ya está en uso.',
  'kernel.noneLeft': 'No puede cambiar ninguno de los registros elegidos.',
  'kernel.nothingHere': 'No hay nada en esta dirección.',
  'kernel.tooLarge': (p: { megabytes: number }) => `Es demasiado grande: como máximo ${p.megabytes} MB.`,
  'kernel.tooManySockets':
    'Demasiadas conexiones de esta red esperan a iniciar sesión. Inténtelo de nuevo en un momento.',
  'kernel.sendJson': 'Envíe JSON, con la cabecera Content-Type: application/json.',
  'kernel.badRequest': 'No se pudo leer esta solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  'kernel.changedMeanwhile': (p) =>
    `${p.who || 'Alguien'} ha cambiado esto mientras tanto. No se guardó nada: mire los campos marcados y guarde de nuevo.`,
  'kernel.nowIs': (p) => `Ahora es: ${p.value}`,
};
