import type { settings as en } from '../en/settings.ts';

export const settings: typeof en = {
  'settings.saved': 'Se guardó la configuración.',
  'settings.unknownKey': 'Esa opción no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.badValue': 'Este valor no sirve aquí. Elija otro.',
  'settings.noColour': 'Escriba el color con # y 3 o 6 dígitos, por ejemplo #4a0d66.',
  'settings.themeReset': 'Se restableció el aspecto predeterminado.',
  'settings.dashboardSaved': 'Se guardó su panel.',
  'settings.noSuchWidget': 'No puede usar uno de estos elementos. Quítelo y guarde de nuevo.',
  'settings.fieldsSaved': 'Se guardaron sus columnas.',
  'settings.unknownList': 'Esa lista no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  'settings.unknownField': 'Una de estas columnas no existe. Vuelva a cargar la página y elija de nuevo.',
  'settings.unknownEvent':
    'Una de estas notificaciones no está disponible de esta manera. Vuelva a cargar la página y elija de nuevo.',
  'settings.byManagers': 'Solo un gerente puede elegir para toda una sede.',
  'settings.whichLocation': 'Elija una sede. Solo un administrador puede elegir para todo el centro.',
  'settings.noTime': 'Escriba una hora, como 09:30.',
  'settings.noAddress': 'Escriba una dirección de correo, como oficina@example.com.',
  'settings.wrongKey':
    'Esta clave no funciona. Cópiela de nuevo del proveedor de pagos, en modo de prueba o real según lo elegido aquí.',
  'settings.keysMissing': 'El pago con tarjeta necesita las dos claves del proveedor de pagos.',
  'settings.cardsTaken': 'Esta sede acepta tarjetas.',
  'settings.noCards': 'Esta sede no acepta tarjetas por ahora.',
  'settings.centreHolds': 'Esta sede ahora usa la configuración del centro.',
  'settings.productHolds': 'Se restableció el valor predeterminado.',
  'settings.setUp': 'Su centro está listo. Entre con el usuario y la contraseña que eligió.',
  'settings.setUpDone': 'Este sistema ya está configurado. Entre, o pregunte a su administrador.',
  'settings.setUpCode': 'El código no es correcto. Cópielo del archivo que indica la consola donde se inició Nestling.',
  'settings.setUpIncomplete': 'Falta algo, o no tiene el formato correcto.',
  'settings.noLink': (p) => `Sin ${p.marker} nadie puede abrir la invitación. Póngalo donde va el enlace.`,
};
