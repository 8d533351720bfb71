import type { settings as en } from '../en/settings.ts';

export const settings: typeof en = {
  'settings.saved': 'El ajuste se guardó.',
  'settings.unknownKey': 'Ese ajuste no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.badValue': 'Este valor no sirve para el ajuste. Elija otro, por favor.',
  'settings.noColour': 'Escriba el color con # y 3 o 6 dígitos, por ejemplo #4a0d66.',
  'settings.themeReset': 'La aplicación vuelve a tener su aspecto inicial.',
  'settings.dashboardSaved': 'Su panel se guardó.',
  'settings.noSuchWidget': 'No puede usar uno de estos elementos. Quítelo y guarde de nuevo.',
  'settings.fieldsSaved': 'Sus columnas se guardaron.',
  'settings.unknownList': 'Esa lista no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.unknownField': 'Una de estas columnas no existe. Vuelva a cargar la página y elija de nuevo.',
  'settings.unknownEvent':
    'No se puede avisar de una de estas cosas, o no de esta manera. Vuelva a cargar la página y elija de nuevo.',
  'settings.byManagers': 'Solo un gerente elige para toda una sede.',
  'settings.whichLocation': 'Indique para qué sede. Para todo el centro elige un administrador.',
  'settings.noTime': 'Escriba una hora del día, como 09:30.',
  'settings.noAddress': 'Escriba una dirección de correo, como oficina@example.com.',
  'settings.wrongKey':
    'Esta clave no encaja. Cópiela de nuevo del proveedor de pagos, de prueba o no según lo elegido aquí.',
  'settings.keysMissing': 'El pago con tarjeta necesita las dos claves del proveedor de pagos.',
  'settings.cardsTaken': 'Esta sede acepta tarjetas.',
  'settings.noCards': 'Esta sede no acepta tarjetas por ahora.',
  'settings.centreHolds': 'Esta sede sigue lo que eligió el centro.',
  'settings.productHolds': 'Vuelve a valer lo que trae el producto.',
  'settings.setUp': 'Su centro está listo. Entre con el nombre y la contraseña que eligió.',
  'settings.setUpDone': 'Este sistema ya está configurado. Entre, o pregunte a quien lo administra.',
  'settings.setUpCode': 'Este no es el código. Cópielo del archivo que nombra la consola donde se inició Nestling.',
  'settings.setUpIncomplete': 'Aquí falta algo, o no está escrito como debe.',
  'settings.noLink': (p) => `Sin ${p.marker} nadie puede seguir la invitación. Póngalo donde va el enlace.`,
};
