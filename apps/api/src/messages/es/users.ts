import type { users as en } from '../en/users.ts';

export const users: typeof en = {
  'users.gone': 'Esta persona ya no existe.',
  'users.active': (p) => `${p.name} está activo.`,
  'users.inactive': (p) => `${p.name} está inactivo y se cerraron todas sus sesiones.`,
  'users.ownStatus': 'Es su propia cuenta. Pida a otra persona que la desactive.',
  'users.higherRole': 'Esta persona tiene una función superior a la suya. Pídalo a un administrador.',
  'users.negative': 'El límite no puede ser menor que cero. Escriba 0 o más.',
  'users.loginsUnlimited': 'Hoy no hay límite de accesos a las cámaras.',
  'users.loginsLeft': (p) =>
    p.left === 1 ? 'Queda 1 acceso a las cámaras hoy.' : `Quedan ${p.left} accesos a las cámaras hoy.`,
  'users.loginsReset': 'Se devolvieron los accesos a las cámaras de hoy.',
  'users.loginsSet': 'Se guardó el límite de accesos a las cámaras.',
  'users.taken': 'Ya está en uso. Elija otro.',
  'users.free': 'Está libre.',
  'users.usernameMissing': 'Escriba un nombre de usuario.',
  'users.noEmail': 'No es una dirección de correo. Compruébela, por favor.',
};
