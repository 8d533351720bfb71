import type { medications as en } from '../en/medications.ts';
import { dateFigures } from '../when.ts';

const hindrances: Readonly<Record<string, string>> = {
  NOT_AUTHORIZED: 'No está autorizado en este día: falta la aprobación o está fuera de los días firmados.',
  EARLY: 'Es demasiado pronto para esta dosis.',
  TOO_MUCH: 'Es más que la dosis firmada.',
  TOO_OFTEN: 'Ya se dieron todas las dosis de este día.',
  EXPIRED: 'Lo que hay está vencido.',
  STOCK: 'Queda menos que esta dosis.',
};
const outcomes: Readonly<Record<string, string>> = {
  given: 'administrado',
  refused: 'no lo quiso tomar',
  missed: 'no se dio',
  spilled: 'se derramó',
};
const kinds: Readonly<Record<string, string>> = {
  ...outcomes,
  requested: 'firmado',
  approved: 'aprobado',
  declined: 'rechazado',
  ended: 'terminado',
  received: 'recibido',
  returned: 'devuelto o desechado',
  withdrawn: 'anulado por error',
  unanswered: '¿se omitió? no se registró a tiempo',
};
const units: Readonly<Record<string, readonly [string, string]>> = {
  tablet: ['tableta', 'tabletas'],
  capsule: ['cápsula', 'cápsulas'],
  puff: ['inhalación', 'inhalaciones'],
  drop: ['gota', 'gotas'],
  spray: ['rociada', 'rociadas'],
  application: ['aplicación', 'aplicaciones'],
  patch: ['parche', 'parches'],
  unit: ['unidad', 'unidades'],
};

export const medications: typeof en = {
  'medications.gone': 'Esta autorización ya no existe. Vuelva a cargar la página.',
  'medications.childGone': 'Este niño ya no está inscrito aquí.',
  'medications.otherState': 'Esta autorización ya se decidió o terminó. Vuelva a cargar la página.',
  'medications.endBeforeStart': 'El último día no puede ser anterior al primero.',
  'medications.pastEnd': 'Elija un último día que no haya pasado.',
  'medications.longest': 'Una autorización dura un año como máximo. Elija un último día anterior.',
  'medications.doctorAsked': 'Esta sede pide la firma de un médico. Indique quién firmó y cuándo.',
  'medications.signedAhead': 'Elija hoy o un día anterior.',
  'medications.noTime': 'Escriba las horas como 08:00 o 14:30.',
  'medications.asNeededBounds':
    'Según necesidad: indique cuánto tiempo debe pasar entre dosis y cuántas al día como máximo.',
  'medications.signed': (p) => `${p.name}: se firmó y se envió a la oficina.`,
  'medications.saved': (p) => `${p.name}: la autorización está vigente.`,
  'medications.approved': (p) => `Se aprobó ${p.name}.`,
  'medications.declined': (p) => `Se rechazó ${p.name}. Se avisó a la familia.`,
  'medications.ended': (p) => `Terminó ${p.name}.`,
  'medications.officeEnds': 'Pida a la oficina que la termine.',
  'medications.noLonger': 'Esta autorización terminó; ya no se puede dar nada con ella.',
  'medications.noMoment': 'Elija una hora que ya haya pasado.',
  'medications.notPlanned': 'Esta hora no está prevista. Elija una de las horas firmadas.',
  'medications.sayWhy': 'Escriba qué pasó.',
  'medications.refused': 'No se dio. Revise lo de abajo; si hay que darlo, escriba el motivo.',
  'medications.against': (p) => hindrances[p.code] ?? p.code,
  'medications.witnessFirst': 'Otra persona del equipo debe escribir su PIN como testigo.',
  'medications.ownPin': 'Este es su propio PIN. Pida a otra persona que sea testigo.',
  'medications.notTeam': 'Este PIN no es de alguien del equipo de aquí.',
  'medications.noted': (p) => `${p.medicine}, ${p.name}: ${outcomes[p.outcome] ?? p.outcome}. Se avisó a la familia.`,
  'medications.received': (p) => `${p.medicine}: recibido.`,
  'medications.returned': (p) => `${p.medicine}: devuelto.`,
  'medications.notThatMuch': 'No hay tanta cantidad.',
  'medications.expiredStock': 'Esto ya está vencido. No lo reciba.',
  'medications.eventGone': 'Esta anotación ya no existe. Vuelva a cargar la página.',
  'medications.notDose': 'Solo se pueden anular dosis y existencias.',
  'medications.withdrawnAlready': 'Esto ya se anuló.',
  'medications.withdrawn': 'Se anuló la anotación. Sigue en el registro.',
  'medications.logTitle': 'Registro de medicamentos',
  'medications.at': 'Cuándo',
  'medications.child': 'Niño',
  'medications.medicine': 'Medicamento',
  'medications.what': 'Qué',
  'medications.amount': 'Cantidad',
  'medications.due': 'Previsto',
  'medications.by': 'Por',
  'medications.witness': 'Testigo',
  'medications.doctorSigned': 'Firma del médico',
  'medications.signedOn': (p) => [p.doctor, dateFigures(p.date)].filter(Boolean).join(', '),
  'medications.remarks': 'Observaciones',
  'medications.kind': (p) => kinds[p.kind] ?? p.kind,
  'medications.dose': (p) => `${p.amount} ${units[p.unit]?.[p.amount === 1 ? 0 : 1] ?? p.unit}`,
  'medications.remark': (p) =>
    [
      p.note,
      p.override && `Se dio de todos modos: ${p.override} (${p.against})`,
      p.withdrawn && `Anulado por error: ${p.withdrawn}`,
    ]
      .filter(Boolean)
      .join('. '),
  'medications.logNote': 'Las anotaciones solo se agregan; lo anulado se conserva con su motivo.',
};
