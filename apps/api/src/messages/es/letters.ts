import type { letters as en } from '../en/letters.ts';

const until = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? 'un día' : `${hours / 24} días`) : `${hours} horas`;

export const letters: typeof en = {
  'letters.verify.subject': (p) => `${p.code} es su código`,
  'letters.verify.body': (p) => `Hola, ${p.name}: escriba este código para confirmar que esta dirección es suya.`,
  'letters.verify.button': 'Confirmar mi correo',
  'letters.works': (p) => `Sirve durante ${until(p.hours)} y una sola vez.`,
  'letters.ignore': '¿No fue usted? No haga nada: sin este mensaje nadie puede continuar.',

  'letters.reset.subject': 'Elija una contraseña nueva',
  'letters.reset.body': (p) =>
    `Hola, ${p.name}: alguien pidió una contraseña nueva para su cuenta. Su usuario es ${p.username}.`,
  'letters.reset.button': 'Elegir una contraseña',

  'letters.changed.subject': 'Su contraseña se cambió',
  'letters.changed.body': (p) =>
    `Hola, ${p.name}: la contraseña de su cuenta se acaba de cambiar. Se cerró la sesión de sus demás dispositivos.`,
  'letters.changed.warn': '¿No fue usted? Pida enseguida una contraseña nueva y avise al centro.',
  'letters.changed.button': 'Pedir una contraseña nueva',

  'letters.factor.subject': 'Cambió la forma de entrar en su cuenta',
  'letters.factor.appOn': (p) =>
    `Hola, ${p.name}: para entrar en su cuenta ahora hace falta, además de la contraseña, un código de su aplicación de autenticación.`,
  'letters.factor.appOff': (p) =>
    `Hola, ${p.name}: se desactivó el segundo paso para entrar en su cuenta; basta la contraseña.`,
  'letters.factor.passkeyOn': (p) => `Hola, ${p.name}: se agregó una llave de acceso a su cuenta.`,
  'letters.factor.passkeyOff': (p) => `Hola, ${p.name}: se quitó una llave de acceso de su cuenta.`,
  'letters.factor.reset': (p) =>
    `Hola, ${p.name}: el centro quitó la aplicación de autenticación y las llaves de acceso de su cuenta, como se hace cuando se pierde un teléfono.`,
  'letters.factor.warn': '¿No fue usted? Elija enseguida otra contraseña y avise al centro.',

  'letters.recovery.subject': 'Se usó un código de recuperación',
  'letters.recovery.body': (p) =>
    `Hola, ${p.name}: alguien entró en su cuenta con uno de sus códigos de recuperación. ${p.left === 1 ? 'Queda uno' : `Quedan ${p.left}`}; puede hacer otros en Mi cuenta.`,

  'letters.device.subject': 'Un dispositivo nuevo entró en su cuenta',
  'letters.device.body': (p) =>
    `Hola, ${p.name}: alguien entró en su cuenta con un dispositivo que no conocíamos: ${p.device}, ${p.when}, desde ${p.ip}.`,
  'letters.device.warn': '¿Fue usted? Entonces no hay nada que hacer. Si no, elija enseguida otra contraseña.',

  'letters.invite.subject': (p) => `${p.centre} le invita`,
  'letters.invite.body': (p) => `Hola, ${p.name}: su cuenta está preparada. Escriba este código para abrirla.`,
  'letters.invite.sms': (p) => `Su cuenta está preparada. Su código es ${p.code}.`,
  'letters.invite.button': 'Abrir mi cuenta',

  'letters.approve.subject': (p) => `${p.name} quiere unirse`,
  'letters.approve.body': (p) =>
    `${p.name} (${p.email}) se registró en ${p.location} y confirmó su correo. Apruebe la cuenta si conoce a la persona.`,
  'letters.approve.button': 'Verlo',

  'letters.approved.subject': 'Su cuenta está abierta',
  'letters.approved.body': (p) => `Hola, ${p.name}: el centro aprobó su cuenta.`,
  'letters.approved.button': 'Entrar',

  'letters.notices.subject': (p) => `Avisos de ${p.location}`,
  'letters.notices.body': (p) =>
    `Un gerente de ${p.location} quiere que esta dirección reciba avisos de lo que ocurre allí. Confírmela para recibirlos.`,
  'letters.notices.button': 'Recibir los avisos',
  'letters.newAddress.body': (p) =>
    `Hola, ${p.name}: escriba este código para usar desde ahora esta dirección en su cuenta.`,
  'letters.newAddress.button': 'Usar esta dirección',
  'letters.address.subject': 'Se pidió otro correo',
  'letters.address.subjectDone': 'Su correo cambió',
  'letters.address.asked': (p) =>
    `Hola, ${p.name}: alguien pidió usar ${p.email} en su cuenta en lugar de esta dirección. Todavía no ha cambiado nada.`,
  'letters.address.done': (p) => `Hola, ${p.name}: su cuenta usa desde ahora ${p.email} en lugar de esta dirección.`,
  'letters.address.warn': '¿No fue usted? Retírelo, elija enseguida una contraseña nueva y avise al centro.',
  'letters.address.button': 'Ver mi cuenta',
  'letters.username.subject': 'Su nombre de usuario cambió',
  'letters.username.body': (p) => `Hola, ${p.name}: desde ahora entra como ${p.username}.`,
  'letters.phone.sms': (p) => `Su código es ${p.code}. Demuestra que este teléfono es suyo y sirve una hora.`,
};
