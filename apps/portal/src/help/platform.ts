import type { HelpTexts } from './texts.ts';

/** Help for support and those who run centers. */
export const platformHelp: HelpTexts = {
  'centres.list': {
    en: 'All centers, with plan, state and size. Add one, or open one to help there.',
    es: 'Todos los centros, con plan, estado y tamaño. Agregue uno o abra otro para ayudar.',
  },
  'centres.one': {
    en: 'One center as a customer: plan, invoices, people and notes.',
    es: 'Un centro como cliente: plan, facturas, personas y notas.',
  },
  'centres.hosting': {
    en: 'One center as it runs: addresses, certificates, database and backups.',
    es: 'Un centro en operación: direcciones, certificados, base de datos y copias.',
  },
  'centres.databases': {
    en: 'Databases of centers with their backups. Each backup is read again after it is made; downloading one asks for your password.',
    es: 'Bases de datos de los centros con sus copias. Cada copia se lee de nuevo al hacerse; para descargarla se pide su contraseña.',
  },
  'centres.plans': {
    en: 'What centers may subscribe to. A change never touches those who have a plan already.',
    es: 'Los planes que puede contratar un centro. Un cambio nunca afecta a quien ya tiene un plan.',
  },
  'centres.demos': {
    en: 'People who asked to see the product, and what was agreed.',
    es: 'Personas que pidieron ver el producto y lo acordado.',
  },
  'centres.customers': {
    en: 'Everyone who signed up, from the first payment to the finished center.',
    es: 'Quienes se registraron, desde el primer pago hasta el centro listo.',
  },
  'centres.invoices': {
    en: 'Invoices to centers. Send one again, or download it.',
    es: 'Facturas a los centros. Envíe una de nuevo o descárguela.',
  },
  'centres.payments': {
    en: 'Payments of centers, and what did not go through.',
    es: 'Pagos de los centros y lo que no se pudo cobrar.',
  },
  'centres.own': {
    en: 'Your own subscription: what it holds, what you use, your card and your invoices.',
    es: 'Su suscripción: lo que incluye, lo que usa, su tarjeta y sus facturas.',
  },
  'imports.utilities': {
    en: 'Tools for support, each with who may use it.',
    es: 'Herramientas de soporte, cada una con quién puede usarla.',
  },
  'imports.onboarding': {
    en: 'Bring a center’s people in from a sheet in four steps. Nothing is written before you have seen the difference, nobody is mailed, and it can be undone for 30 days.',
    es: 'Traiga a las personas de un centro desde una hoja en cuatro pasos. No se guarda nada antes de ver la diferencia, no se escribe a nadie y se puede deshacer durante 30 días.',
  },
  'imports.brightwheel': {
    en: 'Bring in a roster from Brightwheel. Mend faults at the cell before you save.',
    es: 'Traiga una lista de Brightwheel. Corrija los errores en la celda antes de guardar.',
  },
  'imports.procare': {
    en: 'Bring in families from Procare reports, also those of separated parents.',
    es: 'Traiga familias desde los informes de Procare, también de padres separados.',
  },
  'imports.staff': {
    en: 'Bring in the team from Procare. Invitations wait until you release them.',
    es: 'Traiga al equipo desde Procare. Las invitaciones esperan hasta que usted las libere.',
  },
};
