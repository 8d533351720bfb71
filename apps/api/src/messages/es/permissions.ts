import type { permissions as en } from '../en/permissions.ts';

export const permissions: typeof en = {
  'permissions.taken': 'Ya hay un permiso con este nombre. Elija otro, por favor.',
  'permissions.badName': 'El nombre lleva minúsculas, dígitos y guiones bajos, como export_reports.',
  'permissions.added': (p) => `Se agregó ${p.name}. Ahora déselo a una función.`,
  'permissions.removed': (p) => `Se eliminó ${p.name} y se quitó a todas las funciones.`,
  'permissions.builtIn': 'La aplicación depende de este permiso. Quíteselo a las funciones en vez de eliminarlo.',
  'permissions.aboveRole': 'Esta función está por debajo de ese permiso. Dé a la persona una función superior.',
  'permissions.notHeld': 'La función no tiene este permiso. Vuelva a cargar la página para ver cómo está.',
  'permissions.saved': (p) => `Se guardaron los permisos de ${p.role}.`,
  'permissions.noSuchLine': 'El menú no tiene esa línea. Vuelva a cargar la página y elija de nuevo.',
  'permissions.widens': 'La pantalla de esta línea no admite una de estas funciones. Elija entre las que admite.',
  'permissions.menuSaved': 'Se guardó el menú.',
};
