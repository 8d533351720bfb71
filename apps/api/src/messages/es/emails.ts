import type { letters as en } from '../en/emails.ts';

const until = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? 'un día' : `${hours / 24} días`) : `${hours} horas`;

export const letters: typeof en = {
  'letters.verify.subject': (p) => `${p.code} es su código`,
  'letters.verify.body': (p) => `Hola, ${p.name}: use este código para confirmar que este correo es suyo.`,
  'letters.verify.button': 'Confirmar mi correo',
  'letters.works': (p) => `Funciona una sola vez, durante ${until(p.hours)}.`,
  'letters.ignore': '¿No fue usted? Puede ignorar este mensaje; sin él nadie puede continuar.',

  'letters.webhook.subject': (p) => `El webhook a ${p.host} está desactivado`,
  'letters.webhook.gone': (p) => `${p.host} respondió que ya no existe, así que no se le envía nada más.`,
  'letters.webhook.failing': (p) => `Desde hace tres días no llega nada a ${p.host}, así que no se le envía nada más.`,
  'letters.webhook.again': 'Cuando vuelva a recibir entregas, actívelo y reenvíe lo que le faltó.',
  'letters.webhook.button': 'Ver los webhooks',

  'letters.reset.subject': 'Elija una contraseña nueva',
  'letters.reset.body': (p) =>
    `Hola, ${p.name}: alguien pidió restablecer la contraseña de su cuenta. Su usuario es ${p.username}.`,
  'letters.reset.button': 'Elegir una contraseña',

  'letters.changed.subject': 'Se cambió su contraseña',
  'letters.changed.body': (p) =>
    `Hola, ${p.name}: la contraseña de su cuenta se acaba de cambiar. Se cerró la sesión de sus demás dispositivos.`,
  'letters.changed.warn': '¿No fue usted? Restablezca su contraseña enseguida y avise al centro.',
  'letters.changed.button': 'Restablecer la contraseña',

  'letters.factor.subject': 'Cambió la forma de entrar a su cuenta',
  'letters.factor.appOn': (p) =>
    `Hola, ${p.name}: para entrar a su cuenta ahora se necesita, además de la contraseña, un código de su aplicación de autenticación.`,
  'letters.factor.appOff': (p) =>
    `Hola, ${p.name}: se desactivó la verificación en dos pasos de su cuenta. Para entrar basta la contraseña.`,
  'letters.factor.passkeyOn': (p) => `Hola, ${p.name}: se agregó una llave de acceso a su cuenta.`,
  'letters.factor.passkeyOff': (p) => `Hola, ${p.name}: se quitó una llave de acceso de su cuenta.`,
  'letters.factor.reset': (p) =>
    `Hola, ${p.name}: el centro quitó la aplicación de autenticación y las llaves de acceso de su cuenta, como se hace cuando se pierde un teléfono.`,
  'letters.factor.warn': '¿No fue usted? Elija una contraseña nueva enseguida y avise al centro.',

  'letters.recovery.subject': 'Se usó un código de recuperación',
  'letters.recovery.body': (p) =>
    `Hola, ${p.name}: alguien entró a su cuenta con uno de sus códigos de recuperación. ${p.left === 1 ? 'Queda uno' : `Quedan ${p.left}`}; puede crear otros en Mi cuenta.`,

  'letters.device.subject': 'Un nuevo inicio de sesión en su cuenta',
  'letters.device.body': (p) =>
    `Hola, ${p.name}: alguien entró a su cuenta desde un dispositivo nuevo: ${p.device}, ${p.when}, desde ${p.ip}.`,
  'letters.device.warn': 'Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva enseguida.',

  'letters.invite.subject': (p) => `Invitación de ${p.centre}`,
  'letters.invite.body': (p) => `Hola, ${p.name}: su cuenta está lista. Use este código para activarla.`,
  'letters.invite.sms': (p) => `Su cuenta está lista. Su código es ${p.code}.`,
  'letters.invite.button': 'Activar mi cuenta',

  'letters.approve.subject': (p) => `${p.name} quiere unirse`,
  'letters.approve.body': (p) =>
    `${p.name} (${p.email}) se registró en ${p.location} y confirmó su correo. Apruebe la cuenta si conoce a la persona.`,
  'letters.approve.button': 'Revisar',

  'letters.approved.subject': 'Su cuenta está lista',
  'letters.approved.body': (p) => `Hola, ${p.name}: el centro aprobó su cuenta.`,
  'letters.approved.button': 'Entrar',

  'letters.notices.subject': (p) => `Notificaciones de ${p.location}`,
  'letters.notices.body': (p) =>
    `Un gerente de ${p.location} agregó esta dirección para recibir notificaciones. Confírmela para recibirlas.`,
  'letters.notices.button': 'Recibir notificaciones',
  'letters.newAddress.body': (p) => `Hola, ${p.name}: use este código para que este sea el correo de su cuenta.`,
  'letters.newAddress.button': 'Usar esta dirección',
  'letters.address.subject': 'Se pidió cambiar su correo',
  'letters.address.subjectDone': 'Su correo cambió',
  'letters.address.asked': (p) =>
    `Hola, ${p.name}: alguien pidió usar ${p.email} en su cuenta en lugar de esta dirección. Todavía no se cambió nada.`,
  'letters.address.done': (p) => `Hola, ${p.name}: su cuenta ahora usa ${p.email} en lugar de esta dirección.`,
  'letters.address.warn': '¿No fue usted? Cancele el cambio, elija una contraseña nueva enseguida y avise al centro.',
  'letters.address.button': 'Ir a mi cuenta',
  'letters.username.subject': 'Su nombre de usuario cambió',
  'letters.username.body': (p) => `Hola, ${p.name}: su nombre de usuario ahora es ${p.username}.`,
  'letters.phone.sms': (p) => `Su código es ${p.code}. Confirma su número de teléfono y funciona durante una hora.`,
};
