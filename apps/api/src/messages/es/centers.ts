import type { centers as en } from '../en/centers.ts';

const dias = (count: number): string => (count === 1 ? 'un día' : `${count} días`);
const states: Readonly<Record<string, string>> = { active: 'activo', inactive: 'inactivo', suspended: 'suspendido' };
const stateOf = (status: string): string => states[status] ?? status;

/** Lo que el servidor dice de los centros, sus planes y lo que pagan. */
export const centers: typeof en = {
  'centres.gone': 'Este centro ya no existe.',
  'centres.noStep': (p) => `Un centro ${stateOf(p.from)} no puede pasar a ${stateOf(p.to)}.`,
  'centres.already': (p) => `${p.name} ya está ${stateOf(p.status)}.`,
  'centres.switched': (p) => `${p.name} ahora está ${stateOf(p.status)}.`,
  'centres.noDays': (p) => `Indique un número entero de días, de 1 a ${p.most}.`,
  'centres.noTrial': (p) => `${p.name} no está en período de prueba.`,
  'centres.extended': (p) => `Se amplió el período de prueba de ${p.name}.`,
  'centres.planTaken': 'Ya hay un plan con este nombre. Elija otro nombre.',
  'centres.planGone': 'Este plan ya no existe.',
  'centres.negative': 'Un precio no puede ser negativo.',
  'centres.homeAlone': 'Solo la plataforma puede hacer esto.',
  'centres.planAdded': (p) => `Se agregó el plan ${p.name}.`,
  'centres.planSaved': (p) => `Se guardó el plan ${p.name}.`,
  'centres.planUsed': (p) =>
    p.count === 1
      ? 'Un centro tiene este plan. Deje de ofrecerlo.'
      : `${p.count} centros tienen este plan. Deje de ofrecerlo.`,
  'centres.planRemoved': (p) => `Se eliminó el plan ${p.name}.`,
  'centres.planInactive': 'Este plan ya no se ofrece. Elija otro.',
  'centres.planBySubscription': 'Este centro paga con una suscripción. Pida al equipo de soporte que cambie su plan.',
  'centres.planChosen': (p) => `${p.name} ya tiene su plan.`,
  'centres.daysByHome': 'La plataforma indica qué días están pagados.',
  'centres.endBeforeStart': 'El último día no puede ser anterior al primero.',
  'centres.billingSaved': (p) => `Se guardó la facturación de ${p.name}.`,
  'centres.endsSubject': (p) =>
    p.left === 0 ? 'Su tiempo con nosotros termina hoy' : `Su tiempo con nosotros termina en ${dias(p.left)}`,
  'centres.endsBody': (p) =>
    p.left === 0 ? `Hoy es el último día cubierto de ${p.centre}.` : `${p.centre} está cubierto ${dias(p.left)} más.`,
  'centres.endsThen':
    'Después el centro queda suspendido: la puerta, la asistencia, las alergias y las alertas urgentes siguen; lo demás espera. No se elimina nada.',
  'centres.endsButton': 'Ver su plan',
  'centres.demoGone': 'Esta solicitud se eliminó mientras tanto.',
  'centres.demoRemoved': (p) => `Se eliminó la solicitud de ${p.name}.`,
  'centres.demoKept': 'Gracias. Nos pondremos en contacto con usted.',
  'centres.demoSubject': 'Alguien quiere una demostración',
  'centres.demoBody': (p) =>
    p.school ? `${p.name}, de ${p.school}, pidió una demostración.` : `${p.name} pidió una demostración.`,
  'centres.demoButton': 'Ver la solicitud',
  'centres.linkSubject': 'Configure su centro',
  'centres.linkBody': (p: { name: string }) =>
    `Hola, ${p.name}: con este enlace configura su centro: su nombre, su primera sede y la cuenta de usted.`,
  'centres.linkDays': (p: { days: number }) => `El enlace funciona durante ${dias(p.days)} y una sola vez.`,
  'centres.linkButton': 'Configurar mi centro',
  'centres.linkSent': (p: { name: string }) => `Se envió el enlace de configuración a ${p.name}.`,
  'centres.linkOver': 'Este enlace ya no funciona. Escríbanos y le enviaremos otro.',
  'centres.linkGood': 'Puede configurar su centro.',
  'centres.isReady': 'Su centro está listo.',
  'centres.otherAddress': 'Este enlace se envió a otro correo electrónico. Use ese correo.',
  'centres.noZone': 'No conocemos esta zona horaria.',
  'centres.noSlug': (p: { slug: string; free: string }) =>
    `Una dirección web tiene de 3 a 50 letras, cifras y guiones. Libres: ${p.free}.`,
  'centres.slugTaken': (p: { slug: string; free: string }) =>
    `${p.slug} está ocupada o se parece a otra dirección. Libres: ${p.free}.`,
  'centres.slugJustTaken': 'Alguien acaba de tomar esta dirección. Elija otra.',
  'centres.begun': (p: { name: string }) => `${p.name} se está configurando.`,
  'centres.notWhole': (p: { name: string }) => `${p.name} todavía se está configurando.`,
  'centres.readySubject': (p: { name: string }) => `${p.name} está listo`,
  'centres.readyBody': (p: { name: string }) =>
    `${p.name} está configurado y usted lo administra. Entre con su correo electrónico para agregar salas y personas.`,
  'centres.readyButton': 'Entrar',
  'centres.reasonFirst': 'Diga por qué entra: el centro lo lee.',
  'centres.entryInactive': (p: { name: string }) => `${p.name} está inactivo: allí nadie entra.`,
  'centres.entryNobody': 'En este centro no hay nadie activo con ese nombre.',
  'centres.entryMade': (p: { name: string }) => `El enlace a ${p.name} funciona una vez, durante 15 minutos.`,
  'centres.entrySubject': 'Soporte está entrando en su centro',
  'centres.entryBody': (p: { operator: string; reason: string }) =>
    `${p.operator}, de nuestro equipo de soporte, está entrando en su centro. El motivo: ${p.reason}`,
  'centres.entryMay': 'Puede mirar durante media hora. No puede cambiar nada ni ve las cámaras.',
  'centres.childAdded': (p: { name: string }) => `${p.name} depende ahora de su centro principal.`,
  'centres.childRemoved': (p: { name: string }) =>
    `${p.name} ya no depende de un centro principal. Sus tickets se quedan.`,
  'centres.childAlready': (p: { name: string }) => `${p.name} ya depende de un centro principal.`,
  'centres.noSuchLocation': 'En este centro no hay esa sede.',
  'centres.noMoreLocations': 'En su plan no caben más sedes. Elija uno más grande en «Nuestro plan».',
  'centres.noMoreStudents': 'En su plan no caben más estudiantes. Elija uno más grande en «Nuestro plan».',
  'centres.noMoreCameras': 'En su plan no caben más cámaras. Elija uno más grande en «Nuestro plan».',
  'centres.planTooSmall': (p: { name: string }) =>
    `Usted tiene más de lo que cabe en ${p.name}. Elija un plan más grande.`,
  'centres.subscribedAlready': 'Una suscripción ya paga su centro. Corrija su tarjeta o elija otro plan.',
  'centres.freeHere': 'Este plan no cuesta nada: elíjalo.',
  'centres.noPayingHere': 'Todavía no se puede pagar aquí en línea. Escríbanos, por favor.',
  'centres.ownPaid': 'Gracias. Su centro está pagado.',
  'centres.noCardHere': 'Aquí todavía no hay ninguna tarjeta de su centro.',
  'centres.cardThere': 'Su tarjeta está en la página siguiente.',
  'centres.signUpKept': 'Sus datos se guardaron.',
  'centres.signUpOver': 'Este registro terminó. Empiece de nuevo, por favor.',
  'centres.signUpPaid': 'Este registro ya está pagado. El enlace para configurar su centro está en su correo.',
  'centres.nothingToPay': 'Este plan no cuesta nada: pídanos una demostración y le enviaremos un enlace.',
  'centres.noPaying': 'Todavía no se puede pagar aquí en línea. Pídanos una demostración y nos pondremos en contacto.',
  'centres.providerAway': 'El proveedor de pagos no responde. Inténtelo otra vez en un momento.',
  'centres.payThere': 'Pague en la página siguiente.',
  'centres.paid': 'Gracias. El enlace para configurar su centro está en su correo.',
  'centres.unpaid': 'Esto todavía no está pagado.',
  'centres.noDomain': 'Escriba un dominio que pueda tener dueño, como ninos.example.com.',
  'centres.domainOurs': (p) => `${p.domain} es una de nuestras propias direcciones.`,
  'centres.domainTaken': (p) => `${p.domain} ya pertenece a un centro aquí.`,
  'centres.domainJustTaken': 'Otra persona acaba de agregar este dominio.',
  'centres.domainRests': (p) => `Otro centro dejó ${p.domain} hace menos de 30 días. Después quedará libre.`,
  'centres.whichCenter': 'Elija el centro para el que es el dominio.',
  'centres.domainGone': 'Este dominio ya no está aquí.',
  'centres.domainOver': 'Este dominio se perdió. Agréguelo de nuevo.',
  'centres.domainInUse': 'Este dominio está activo. Desactívelo primero.',
  'centres.domainAdded': (p) => `${p.domain} está agregado. Ponga ahora su registro TXT.`,
  'centres.domainSaved': (p) => `${p.domain} está guardado.`,
  'centres.domainLooked': (p) => `Estamos revisando ${p.domain} ahora.`,
  'centres.domainRemoved': (p) => `${p.domain} quedó libre.`,
  'centres.domainWorks': (p) => `${p.domain} funciona`,
  'centres.domainWorksBody': (p) =>
    `Ahora se llega a su centro en ${p.domain}. Las llaves de acceso pertenecen a una dirección: agréguelas allí de nuevo.`,
  'centres.domainLost': (p) => `${p.domain} se perdió`,
  'centres.domainLostBody': (p) =>
    `El registro que prueba que ${p.domain} es suyo falta desde hace tres días, así que allí ya no se muestra nada. Agregue el dominio de nuevo para probarlo.`,
  'centres.pairUnreadable': 'Esto no se puede leer. Pegue el texto desde -----BEGIN hasta END-----.',
  'centres.pairOtherKey': 'Esta clave no pertenece al certificado.',
  'centres.pairWeak': 'Los navegadores rechazan esta clave. Use RSA de 2,048 bits o más, o una curva elíptica.',
  'centres.pairExpired': 'Este certificado ya venció.',
  'centres.pairNoName': 'Este certificado no nombra ninguna dirección.',
  'centres.pairChain': 'Esta cadena no lleva del certificado al siguiente.',
  'centres.pairOtherName': (p) => `Este certificado no es para ${p.domain}.`,
  'centres.certificateGone': 'Este certificado ya no está aquí.',
  'centres.certificateSaved': (p) => `El certificado para ${p.name} está guardado.`,
  'centres.certificateInUse': (p) => `Es el único certificado para ${p.host}. Guarde otro primero.`,
  'centres.certificateRemoved': (p) => `El certificado para ${p.name} se eliminó.`,
  'centres.certificateEnds': (p) =>
    p.left === 1 ? 'Un certificado vence mañana' : `Un certificado vence en ${p.left} días`,
  'centres.certificateEndsBody': (p) =>
    `Después los navegadores rechazarán ${p.hosts}. Guarde un certificado nuevo, por favor.`,
};
