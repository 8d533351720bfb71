import type { permissions as en } from '../en/permissions.ts';

export const permissions: typeof en = {
  'permissions.taken': 'Ya hay un permiso con este nombre. Elija otro.',
  'permissions.badName': 'Use minúsculas, dígitos y guiones bajos, como export_reports.',
  'permissions.added': (p) => `Se agregó ${p.name}. Ahora déselo a una función.`,
  'permissions.removed': (p) => `Se eliminó ${p.name} y se quitó de todas las funciones.`,
  'permissions.builtIn': 'La aplicación depende de este permiso. Desactívelo en las funciones en lugar de eliminarlo.',
  'permissions.aboveRole': 'Esta función está por debajo de ese permiso. Dé a la persona una función superior.',
  'permissions.notHeld': 'La función no tiene este permiso. Vuelva a cargar la página para ver sus permisos.',
  'permissions.saved': (p) => `Se guardaron los permisos de ${p.role}.`,
  'permissions.noSuchLine': 'Esa opción del menú no existe. Vuelva a cargar la página y elija de nuevo.',
  'permissions.widens': 'Una de estas funciones no puede abrir esta página. Elija entre las que sí pueden.',
  'permissions.menuSaved': 'Se guardó el menú.',
};
