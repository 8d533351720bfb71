import type { settings as en } from '../en/settings.ts';

export const settings: typeof en = {
  'settings.saved': 'El ajuste se guardó.',
  'settings.unknownKey': 'Ese ajuste no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.badValue': 'Este valor no sirve para el ajuste. Elija otro, por favor.',
  'settings.noColour': 'Escriba el color con # y 3 o 6 cifras, por ejemplo #4a0d66.',
  'settings.themeReset': 'El portal vuelve a tener su aspecto inicial.',
  'settings.dashboardSaved': 'Su panel se guardó.',
  'settings.noSuchWidget': 'No puede usar uno de estos elementos. Quítelo y guarde de nuevo.',
  'settings.fieldsSaved': 'Sus columnas se guardaron.',
  'settings.unknownList': 'Esa lista no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.unknownField': 'Una de estas columnas no existe. Vuelva a cargar la página y elija de nuevo.',
};
