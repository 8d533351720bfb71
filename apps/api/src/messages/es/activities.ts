import type { activities as en } from '../en/activities.ts';
import { names } from '../names.ts';
import { clockFigures, theHour } from '../when.ts';

const kinds: Readonly<Record<string, string>> = {
  bottle: 'Biberón',
  kudos: 'Reconocimiento',
  'name-to-face': 'Recuento por nombre',
  'health check': 'Control de salud',
  meal: 'Comida',
  nap: 'Siesta',
  diaper: 'Pañal',
  potty: 'Baño',
  activity: 'Actividad',
  supplies: 'Artículos de casa',
  medication: 'Medicamento',
  incident: 'Incidente',
  note: 'Nota',
  photo: 'Foto',
  video: 'Video',
  mood: 'Ánimo',
  custom: 'Otro',
  observation: 'Observación',
  'check-in': 'Entrada',
  'check-out': 'Salida',
  absent: 'Ausente',
};
const values: Readonly<Record<string, string>> = {
  none: 'nada',
  some: 'algo',
  most: 'casi todo',
  all: 'todo',
  wet: 'mojado',
  soiled: 'sucio',
  both: 'mojado y sucio',
  dry: 'seco',
  tried: 'lo intentó',
  refused: 'no lo quiso tomar',
  missed: 'no se dio',
  spilled: 'se derramó',
  happy: 'contento',
  calm: 'tranquilo',
  tired: 'cansado',
  sad: 'triste',
  fussy: 'inquieto',
  excited: 'entusiasmado',
  diapers: 'pañales',
  wipes: 'toallitas',
  clothes: 'ropa de cambio',
  cream: 'crema',
  sunscreen: 'protector solar',
  formula: 'leche de fórmula',
  bottles: 'biberones',
  bedding: 'ropa de cama',
  food: 'comida',
  else: 'otra cosa',
};
const what = ({ kind }: { kind: string }) => kinds[kind] ?? kind;
type Told = Parameters<(typeof en)['activities.notice']>[0];
const told = ({ kind, title, words, medicine }: Told): string => {
  const said = words.map((word) => values[word] ?? word);
  if (medicine) return [[...said.slice(0, 1), medicine].join(' de '), ...said.slice(1)].join(', ');
  return [title || what({ kind }).toLowerCase(), ...said].join(', ');
};
const hours = ({ time, until }: Told): string => {
  if (!time) return '';
  const at = theHour(clockFigures(time));
  return until ? ` de ${at} a ${theHour(clockFigures(until))}` : ` a ${at}`;
};
const whom = (all: readonly string[]) => names(all, (count) => `y ${count} más`);

export const activities: typeof en = {
  'activities.kind': what,
  'activities.value': (p) => values[p.value] ?? p.value,
  'activities.until': (p) => `hasta ${theHour(p.time)}`,
  'activities.saved': (p) => `Se guardó: ${what(p)} (${whom(p.names)}).`,
  'activities.changed': (p) => `Se cambió: ${what(p)} (${whom(p.names)}).`,
  'activities.removed': 'Se quitó la anotación.',
  'activities.restored': 'Se recuperó la anotación.',
  'activities.approved': (p) =>
    p.count === 1 ? 'Las familias ya ven la foto.' : `Las familias ya ven ${p.count} fotos.`,
  'activities.withheld': (p) =>
    p.count === 1 ? 'Las familias no ven la foto.' : `Las familias no ven ${p.count} fotos.`,
  'activities.gone': 'Esto ya no existe. Vuelva a cargar la página y elija de nuevo.',
  'activities.otherKind': 'Esta anotación es de otro tipo. Vuelva a cargar la página e inténtelo de nuevo.',
  'activities.otherLocation': 'Son de sedes distintas. Anótelos por separado, una sede a la vez.',
  'activities.otherRoom': (p) => `${p.name} está en otra sala. Quite el nombre o elija esa sala.`,
  'activities.future': 'Ese día aún no ha llegado. Elija hoy o un día anterior.',
  'activities.unknown': 'No está en la lista. Elija de la lista.',
  'activities.missing': 'Complete este campo.',
  'activities.amount': (p) => `Escriba un número de 0 a ${p.most}, con ${p.units.join(' o ')}.`,
  'activities.noMedication': (p) => `${p.name} no tiene este medicamento en su ficha.`,
  'activities.tooOld': (p) => `Tiene más de ${p.days} días. Pida el cambio a un gerente.`,
  'activities.notOnIt': 'Ninguno está en esta anotación.',
  'activities.notRemoved': 'Esta anotación no se quitó.',
  'activities.noPhoto': 'No hay foto que mostrar. Vuelva a cargar la página y elija de nuevo.',
  'activities.notice': (p) => `${p.name}: ${told(p)}${hours(p)}${p.by ? `, por ${p.by}` : ''}`,
  'activities.noticePhoto': (p) => `Una foto nueva de ${p.name}`,
  'activities.report': 'Actividades',
  'activities.time': 'Hora',
  'activities.what': 'Qué',
  'activities.details': 'Detalles',
  'activities.by': 'Por',
  'activities.staffOnly': 'Solo personal',
  'activities.day': (p) => `El día de ${p.name}, ${p.date}`,
  'activities.dayLines': (p) => `Así fue el día de ${p.name}:`,
  'activities.photos': (p) =>
    p.count === 1 ? 'Hay una foto nueva en la aplicación.' : `Hay ${p.count} fotos nuevas en la aplicación.`,
  'activities.open': 'Abrir en la aplicación',
  'activities.sent': (p) => (p.count === 1 ? 'Se envió un informe.' : `Se enviaron ${p.count} informes.`),
  'activities.noneSent': 'No se envió nada. Vea el motivo al lado de cada uno.',
  'activities.nothing': (p) => `Ese día no hay novedades de ${p.name} para las familias.`,
  'activities.noAddress': (p) => `Ningún contacto de ${p.name} tiene correo electrónico.`,
  'activities.notOut': 'Este niño todavía no ha salido. Registre primero la salida.',
  'activities.absenceChanged': 'Se cambió la ausencia.',
  'activities.noPictures': (p: { names: string[] }) =>
    `Sin permiso de fotos: ${names(p.names, (count) => `${count} más`)}. No ${p.names.length === 1 ? 'debe' : 'deben'} salir en esta foto.`,
  'activities.consentByFamily': 'Solo un tutor legal puede permitir más. El personal solo puede restringir las fotos.',
  'activities.consentSame': 'Esto ya se aplica.',
  'activities.consentWhy': 'Diga por qué se restringen las fotos. Los tutores lo leerán.',
  'activities.consentStricter': 'Guardado. Sigue vigente una opción más estricta, así que no se comparte nada más.',
  'activities.consentSaved': 'Guardado. Se aplica a todas las fotos, también a las anteriores.',
  'activities.napOver': 'Una de estas siestas terminó. Revise de nuevo quién duerme.',
  'activities.napsChecked': (p: { count: number }) =>
    p.count === 1 ? 'Revisado: 1 niño.' : `Revisados: ${p.count} niños.`,
  'activities.settingSaved': 'Guardado.',
  'activities.keepDays': (p: { least: number }) => `Las fotos se guardan de ${p.least} a 3,650 días, o siempre.`,
  'activities.managerApproves': 'Aquí las fotos las aprueba un gerente. Pídaselo.',
  'activities.digest': (p: { date: string }) => `Hoy en breve, ${p.date}`,
  'activities.digestHello': (p: { name: string }) => `${p.name}:`,
  'activities.checkedIn': (p) =>
    `A ${theHour(p.time)}, ${p.by ? `${p.by} registró la entrada de ${p.name}` : `entró ${p.name}`}.`,
  'activities.checkedOut': (p) =>
    `A ${theHour(p.time)}, ${p.by ? `${p.by} registró la salida de ${p.name}` : `salió ${p.name}`}.`,
  'activities.wasAbsent': (p) => (p.reason ? `${p.name} faltó: ${p.reason}` : `${p.name} faltó.`),
  'activities.byAuthorization': 'Esta dosis está en el registro de medicamentos. Un gerente puede anularla allí.',
  'activities.giveByAuthorization': (p) =>
    `${p.name} tiene una autorización para ${p.medicine}. Adminístrelo desde allí para que se cuente la dosis.`,
  'activities.notAuthorized': 'No hay una autorización para esto. Escriba en la nota por qué se da.',
  'activities.digestChoose': 'Puede cambiar la hora o desactivar este correo en la configuración de notificaciones.',
};
