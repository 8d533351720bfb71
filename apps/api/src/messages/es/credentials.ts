import type { credentials as english } from '../en/credentials.ts';
import { dayOf } from '../when.ts';

type Acts = Readonly<Record<string, (name: string, by: string, day: string) => string>>;
const own: Acts = {
  approved: (name) => `${name}: se aprobó.`,
  rejected: (name) => `${name}: se le devolvió.`,
  expires: (name, _, day) => `${name} vence el ${dayOf('es', day)}.`,
  expired: (name, _, day) => `${name} venció el ${dayOf('es', day)}.`,
};
const office: Acts = {
  waiting: (name, by) => `${by} entregó ${name}.`,
  expires: (name, by, day) => `${name} de ${by} vence el ${dayOf('es', day)}.`,
  expired: (name, by, day) => `${name} de ${by} venció el ${dayOf('es', day)}.`,
};

const kinds: Readonly<Record<string, string>> = {
  cpr: 'RCP',
  first_aid: 'Primeros auxilios',
  background_check: 'Verificación de antecedentes',
  health: 'Examen médico o prueba de tuberculosis',
  orientation: 'Orientación',
  training: 'Capacitación',
  education: 'Estudios',
  license: 'Licencia',
  other: 'Otro',
};
const states: Readonly<Record<string, string>> = {
  valid: 'Vigente',
  expiring: 'Por vencer',
  expired: 'Vencido',
  waiting: 'Por aprobar',
  missing: 'Falta',
};

export const credentials: typeof english = {
  'credentials.gone': 'Esta credencial ya no existe. Vuelva a cargar la página.',
  'credentials.notYours': 'Usted no puede cambiar esta credencial. Pregunte a la dirección.',
  'credentials.approvedAlready': 'Ya está aprobada. Agregue una nueva.',
  'credentials.ownPaper': 'Otra persona tiene que aprobar las credenciales de usted.',
  'credentials.changed': 'Cambió mientras tanto. Vuelva a mirarla.',
  'credentials.daysCross': 'No puede terminar antes de la fecha en que se emitió.',
  'credentials.hoursOfTraining': 'Las horas se piden solo de capacitación.',
  'credentials.saved': 'Guardado.',
  'credentials.added': (p) => `Se agregó ${p.name}.`,
  'credentials.waits': (p) => `Se entregó ${p.name}. La dirección lo revisará.`,
  'credentials.deleted': 'La credencial se eliminó.',
  'credentials.approved': 'Aprobada.',
  'credentials.rejected': 'Devuelta.',
  'credentials.requirementSaved': 'Guardado.',
  'credentials.title': 'Credenciales del personal',
  'credentials.staff': 'Personal',
  'credentials.what': 'Lo que se pide',
  'credentials.state': 'Estado',
  'credentials.until': 'Vigente hasta',
  'credentials.hours': 'Capacitación en los últimos 12 meses',
  'credentials.kind': (p) => kinds[p.kind] ?? p.kind,
  'credentials.stateOf': (p) => states[p.state] ?? p.state,
  'notice.credential': (p) => own[p.act]?.(p.name, p.by, p.day) ?? p.name,
  'notice.credentialOffice': (p) => office[p.act]?.(p.name, p.by, p.day) ?? p.name,
};
