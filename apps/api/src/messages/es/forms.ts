import type { forms as en } from '../en/forms.ts';
import { listed } from '../listed.ts';
import { dayOf } from '../when.ts';

const faults: Readonly<Record<string, string>> = {
  TOO_MANY: 'Un formulario tiene como máximo 200 bloques, y un bloque 100 opciones.',
  SAME_ID: 'Hay dos bloques iguales. Quite uno.',
  UNKNOWN_TYPE: 'No existe ese tipo de bloque.',
  NO_LABEL: 'Escriba la pregunta.',
  TOO_LONG: 'Este texto es demasiado largo.',
  NO_OPTIONS: 'Agregue al menos una opción.',
  BAD_LIMITS: 'El número menor no puede ser más alto que el mayor.',
  BAD_JUMP: 'Una opción lleva a una página que no está después de esta pregunta. Elija otra.',
  BAD_CONDITION: 'La condición debe nombrar una pregunta anterior y una de sus opciones.',
  NO_PLACE: 'Ponga este campo en una página o quítelo.',
  BAD_PLACE: 'Este campo no está en una página. Colóquelo de nuevo.',
};
const answerFaults: Readonly<Record<string, string>> = {
  REQUIRED: 'Responda esto, por favor.',
  TOO_LONG: 'Es demasiado largo.',
  TOO_SMALL: 'Este número es demasiado bajo.',
  TOO_LARGE: 'Este número es demasiado alto.',
  NO_CHOICE: 'Elija una de las opciones.',
  NO_NUMBER: 'Escriba un número.',
  NO_DATE: 'Elija una fecha.',
  NO_TIME: 'Elija una hora.',
  NO_EMAIL: 'Escriba un correo electrónico, como nombre@example.com.',
  NO_PHONE: 'Escriba un teléfono con su código de área.',
  INCOMPLETE: 'Escriba al menos la calle y la ciudad.',
};
const statuses: Readonly<Record<string, string>> = {
  draft: 'Borrador',
  submitted: 'En espera',
  approved: 'Aprobado',
  rejected: 'Rechazado',
  change_requested: 'Cambio solicitado',
};
const pdfFaults: Readonly<Record<string, string>> = {
  LOCKED: 'Este PDF tiene contraseña. Guárdelo sin ella y súbalo de nuevo.',
  TOO_MANY_PAGES: 'Este PDF tiene más de 50 páginas. Suba solo las que se llenan.',
  TOO_MANY_FIELDS: 'Este PDF tiene más de 150 campos. Divídalo en varios formularios.',
  XFA: 'Solo el programa de Adobe muestra este PDF (XFA). Ábralo allí, imprímalo a un PDF nuevo y suba ese.',
  TOO_HEAVY: 'Este PDF es demasiado complejo. Imprímalo a un PDF nuevo y suba ese.',
};
const sheet = {
  title: 'Constancia de la firma',
  form: 'Formulario',
  version: 'versión',
  entry: 'Envío',
  who: 'Enviado por',
  how: 'Cómo se identificó',
  at: 'Cuándo',
  address: 'Dirección de internet',
  browser: 'Navegador',
  shown: 'Lo que se mostró',
  answers: 'Lo que se respondió',
  consent: 'Consentimiento',
  typed: 'escrita',
  marks: 'Firmas',
  overflow: 'Respuestas que no cupieron en la página',
  foot: 'Sellado por Nestling',
  given: 'Respuestas',
  attached: 'Continúa en el archivo adjunto answers.txt.',
  pages: 'Páginas',
  apart: 'Las páginas mismas no se pudieron incluir en este archivo. Se conservan sin cambios, SHA-256:',
} as const;
const columns = {
  at: 'Enviado',
  student: 'Para',
  person: 'Enviado por',
  paper: 'En papel, de',
  question: 'Pregunta',
  answer: 'Respuesta',
  status: 'Estado',
} as const;

export const forms: typeof en = {
  'forms.notTheirPaper': 'Elija al tutor de este niño cuyo formulario en papel está ingresando.',
  'forms.added': (p) => `Se agregó ${p.name}.`,
  'forms.saved': 'Se guardó el formulario.',
  'forms.gone': 'Este formulario ya no existe. Vuelva a cargar la página.',
  'forms.fieldGone': 'Esta pregunta ya no está en el formulario. Vuelva a cargar la página.',
  'forms.fieldElsewhere': 'Una de estas preguntas es de otro formulario. Vuelva a cargar la página.',
  'forms.entryGone': 'Este envío ya no existe. Vuelva a cargar la página.',
  'forms.broken': 'El formulario no se puede guardar así. Vea los bloques marcados.',
  'forms.fault': (p) => faults[p.fault] ?? 'Este bloque no se puede leer. Quítelo y agréguelo de nuevo.',
  'forms.changedMeanwhile': 'Otra persona cambió este formulario. Vuelva a cargar la página antes de seguir.',
  'forms.sharedMeanwhile': 'Otra persona acaba de compartir este formulario. Vuelva a cargar la página.',
  'forms.archived': (p) => `Se archivó ${p.name}.`,
  'forms.restored': (p) => `Se recuperó ${p.name}.`,
  'forms.hasEntries': 'Alguien ya llenó este formulario. Puede archivarlo en su lugar.',
  'forms.removed': (p) => `Se eliminó ${p.name}.`,
  'forms.unknownType': 'No existe ese tipo de pregunta.',
  'forms.typeAnswered': 'Esta pregunta ya tiene respuestas. Agregue una nueva.',
  'forms.elsewhere': 'Algunos son de una sede distinta a la del formulario.',
  'forms.shared': (p) => `Se compartió ${p.name}.`,
  'forms.unshared': (p) => `${p.name} ya no se comparte.`,
  'forms.unknownFilter': (p) => `La lista no se puede filtrar por ${p.field}.`,
  'forms.filterKept': 'Se guardó el filtro.',
  'forms.filterDropped': 'Se quitó el filtro.',
  'forms.notShared': 'No tiene acceso a este formulario. Pídalo a la oficina.',
  'forms.closed': 'Este formulario está cerrado. Pregunte a la oficina si aún lo necesita.',
  'forms.wrongStudent': 'Este formulario no es para este niño.',
  'forms.otherStudent': 'Este envío es de otro niño.',
  'forms.already': 'Ya envió este formulario.',
  'forms.newVersion': 'El formulario cambió desde que lo abrió. Vuelva a cargar la página y envíelo de nuevo.',
  'forms.unanswered': (p) => (p.count === 1 ? 'Revise una respuesta.' : `Revise ${p.count} respuestas.`),
  'forms.answerFault': (p) => answerFaults[p.fault] ?? 'Esta respuesta no se puede leer.',
  'forms.submitted': (p) => `Se envió ${p.name}.`,
  'forms.resubmitted': (p) => `Se envió ${p.name} otra vez.`,
  'forms.entrySaved': (p) => `Se guardó el envío de ${p.name}.`,
  'forms.entryRemoved': 'Se eliminó el envío.',
  'forms.approvedStays': 'Un envío aprobado o firmado no se puede eliminar. Retire primero la aprobación.',
  'forms.draftSaved': 'Se guardó su avance.',
  'forms.draftGone': 'Este borrador ya se envió o se eliminó. Vuelva a cargar la página.',
  'forms.draftElsewhere': 'Siguió con este formulario en otro dispositivo. Vuelva a cargar la página para verlo.',
  'forms.notNow': 'Esto no se puede hacer ahora. Vuelva a cargar la página.',
  'forms.decided': (p) =>
    p.act === 'approve'
      ? `Se aprobó ${p.name}.`
      : p.act === 'withdraw'
        ? `Se retiró la aprobación de ${p.name}.`
        : p.act === 'reject'
          ? `Se rechazó ${p.name}.`
          : `Se pidió un cambio en ${p.name}.`,
  'forms.notice': (p) =>
    p.act === 'shared'
      ? `Por favor, llene: ${p.name}.`
      : p.act === 'remind'
        ? `Recordatorio: falta llenar ${p.name}.`
        : p.act === 'approve'
          ? `Se aprobó ${p.name}.`
          : p.act === 'reject'
            ? `Se rechazó ${p.name}. Vea por qué.`
            : p.act === 'request_change'
              ? `${p.name} necesita un cambio. Vea cuál.`
              : `${p.name} se está revisando de nuevo.`,
  'forms.newEntry': (p) => `Nuevo envío: ${p.name}`,
  'forms.newEntryText': (p) => `Alguien envió el formulario ${p.name}.`,
  'forms.openEntry': 'Abrir el envío',
  'forms.badAddress': (p) => `${p.email} no es un correo electrónico.`,
  'forms.staffOnly': 'Solo el personal puede recibir avisos de envíos.',
  'forms.column': (p) => columns[p.key],
  'forms.status': (p) => statuses[p.status] ?? p.status,
  'forms.zipTooLarge': (p) => `Hay más de ${p.files} copias firmadas, o más de ${p.megabytes} MB. Elija menos días.`,
  'forms.signedFolder': 'Copias firmadas',
  'forms.exported': 'El archivo está listo.',
  'forms.profileChanged': 'El perfil cambió desde que abrió esto. Vuelva a cargar la página y revíselo de nuevo.',
  'forms.written': (p) =>
    p.count === 1 ? 'Una respuesta está en el perfil.' : `${p.count} respuestas están en el perfil.`,
  'forms.noTarget': 'Una respuesta de este tipo no puede ir ahí.',
  'forms.targetTwice': 'Dos preguntas no pueden ir al mismo campo.',
  'forms.automationSaved': 'La automatización se guardó.',
  'forms.remindSubject': (p) => `Recordatorio: ${p.name}`,
  'forms.remindLine': (p) =>
    `${p.name}${p.children.length > 0 ? ` de ${listed('es', p.children)}` : ''} está pendiente.${
      p.due ? ` Envíelo antes del ${dayOf('es', p.due)}, por favor.` : ''
    }`,
  'forms.againSubject': (p) => `Llene otra vez: ${p.name}`,
  'forms.againLine': (p) =>
    `Es hora de llenar otra vez ${p.name}${p.children.length > 0 ? ` de ${listed('es', p.children)}` : ''}.${
      p.due ? ` Envíelo antes del ${dayOf('es', p.due)}, por favor.` : ''
    }`,
  'forms.askedAgain': (p) =>
    `Se pidió a ${p.count === 1 ? 'una persona' : `${p.count} personas`} llenar otra vez ${p.name}.`,
  'forms.nobodyToAsk': 'Este formulario no se comparte con nadie que pueda llenarlo. Compártalo primero.',
  'forms.remindOpen': 'Abrir el formulario',
  'forms.nobodyToRemind': 'Todos respondieron o ya recibieron un recordatorio hoy.',
  'forms.reminded': (p) =>
    p.count === 1 ? 'Se envió un recordatorio a una persona.' : `Se envió un recordatorio a ${p.count} personas.`,
  'forms.noAddress': 'No hay ningún formulario en esta dirección. Copie la dirección de uno de sus formularios.',
  'forms.noSource': 'El formulario original ya no existe. No se cambió nada.',
  'forms.upToDate': (p) => `${p.name} está al día.`,
  'forms.refreshed': (p) => `${p.name} ya tiene las preguntas más recientes.`,
  'forms.needPdf': 'Suba primero el PDF.',
  'forms.noPdf': 'Este archivo no es un PDF.',
  'forms.pdfTooLarge': 'Este PDF pasa de 20 MB. Guárdelo más pequeño y súbalo de nuevo.',
  'forms.pdfFault': (p) => pdfFaults[p.fault] ?? 'Este PDF está dañado. Ábralo, guárdelo otra vez y suba esa copia.',
  'forms.notUploaded': 'El archivo no se subió. Elíjalo de nuevo.',
  'forms.uploadUsed': 'Este archivo ya se usó. Elíjalo de nuevo.',
  'forms.notPrinted': 'Este no es un formulario en PDF.',
  'forms.futureDate': 'Esta fecha aún no ha llegado.',
  'forms.signsOneself': 'Solo quien firma puede enviarlo.',
  'forms.needConsent': 'Acepte firmar electrónicamente o pida al centro un formulario en papel.',
  'forms.signedStays': 'Este envío está firmado. Pida un cambio para que se firme de nuevo.',
  'forms.signedAlready': 'Otra persona acaba de pedir esta firma. Vuelva a cargar la página.',
  'forms.noDocument': 'Este documento ya no existe. Vuelva a cargar la página.',
  'forms.notAsked': 'Nadie tiene que firmar este documento.',
  'forms.signatureAsked': (p) => `${p.name} ya se puede firmar.`,
  'forms.signatureEnded': (p) => `${p.name} ya no necesita firma.`,
  'forms.unsigned': (p) => `Se retiró su firma de ${p.name}.`,
  'forms.unsignNotNow': 'El centro ya decidió sobre esto. Hable con la oficina.',
  'forms.notSigned': 'No hay ninguna firma que retirar.',
  'forms.sheet': (p) => sheet[p.key],
  'forms.sealReason': (p) => `Sellado tal como lo envió ${p.name}`,
  'forms.copySubject': (p) => `Su copia: ${p.name}`,
  'forms.copyLine': (p) =>
    p.attached
      ? `Usted envió ${p.name}. Adjuntamos una copia con una hoja que muestra cuándo y cómo se envió.`
      : `Usted envió ${p.name}. Puede abrir su copia en la aplicación.`,
  'forms.copyPaper': 'Si lo prefiere en papel, pídalo al centro. No cuesta nada.',
  'forms.copyOpen': 'Abrir en la aplicación',
};
