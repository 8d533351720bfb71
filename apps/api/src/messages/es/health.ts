import type { health as en } from '../en/health.ts';

const faults: Readonly<Record<string, string>> = {
  GAP: 'Escriba primero la fecha de la dosis anterior.',
  FUTURE: 'Este día aún no ha llegado.',
  ORDER: 'Esta dosis debe ser posterior a la anterior y al nacimiento.',
};

const seriesWords: Readonly<Record<string, string>> = {
  dtap: 'DTaP',
  polio: 'Polio',
  hib: 'Hib',
  pcv: 'Neumococo',
  hepb: 'Hepatitis B',
  mmr: 'Triple viral (MMR)',
  varicella: 'Varicela',
  hepa: 'Hepatitis A',
  rotavirus: 'Rotavirus',
  influenza: 'Gripe',
  rabies: 'Rabia',
  dhpp: 'DHPP',
  bordetella: 'Bordetella',
};
const stateWords: Readonly<Record<string, string>> = {
  complete: 'completa',
  current: 'al día, próxima para el',
  due: 'pendiente para el',
  overdue: 'atrasada desde el',
  expiring: 'vence el',
  expired: 'venció el',
  unknown: 'falta la fecha de nacimiento',
};
const exemptWords: Readonly<Record<string, string>> = {
  medical: 'médica',
  religious: 'religiosa',
  philosophical: 'convicción personal',
  titre: 'prueba de inmunidad',
};

export const health: typeof en = {
  'health.nameTaken': 'Ya hay una vacuna con este nombre.',
  'health.codeTaken': 'Ya hay una vacuna con este código.',
  'health.doseGap': 'No puede haber una dosis después de una vacía.',
  'health.vaccineGone': 'Esta vacuna ya no existe. Vuelva a cargar la página.',
  'health.vaccineSaved': (p) => `Se guardó ${p.name}.`,
  'health.vaccineUsed': 'Hay registros de niños con esta vacuna. No se puede eliminar.',
  'health.vaccineRemoved': (p) => `Se eliminó ${p.name}.`,
  'health.wrongDates': 'Revise las fechas.',
  'health.dateFault': (p) => faults[p.code] ?? 'Revise esta fecha.',
  'health.dosesChanged': 'Estas fechas acaban de cambiar. Compárelas otra vez.',
  'health.nothingChanged': 'No se cambió nada.',
  'health.verified': 'La oficina ya verificó esta dosis. Pídale que la cambie.',
  'health.dosesWait': (p) => `Se envió ${p.name}. La oficina comparará las fechas con la cartilla.`,
  'health.dosesSaved': (p) => `Se guardó ${p.name}.`,
  'health.dosesApproved': (p) => `Se aprobó ${p.name}.`,
  'health.dosesRemoved': (p) => `Se eliminó ${p.name}.`,
  'health.recordGone': 'Este registro ya no existe. Vuelva a cargar la página.',
  'health.futureDate': 'Elija hoy o un día anterior.',
  'health.exempted': 'Se guardó la exención.',
  'health.exemptionEnded': 'La exención terminó.',
  'health.questionSaved': 'Se guardó la declaración.',
  'health.questionGone': 'Esta declaración ya no está. Vuelva a cargar la página.',
  'health.questionRemoved': 'Se eliminó la declaración. Las respuestas ya dadas la conservan.',
  'health.notToday': 'Las preguntas de salud se responden solo para hoy.',
  'health.unanswered': 'Responda cada declaración.',
  'health.screenSaved': 'Se guardaron las respuestas.',
  'health.screenStops': 'Gracias. Por favor, hable con alguien del equipo al llegar.',
  'health.otherCard': 'Esta cartilla es de otro niño.',
  'health.nothingWaits': 'Aquí ya no hay nada pendiente. Vuelva a cargar la página.',
  'health.notExempt': 'Esta exención ya no existe. Vuelva a cargar la página.',
  'health.noSuchExemption': (p) => `${p.name} no tiene esta exención.`,
  'health.pastDate': 'Elija hoy o un día posterior.',
  'health.unknownSet': 'Estas reglas no existen aquí. Elija de la lista.',
  'health.feverSpan': (p) => `Elija una temperatura de ${p.least} a ${p.most} °${p.unit}.`,
  'health.settingSaved': 'Se guardó la configuración de salud.',
  'health.answerThis': 'Responda esto.',
  'health.temperatureMissing': 'Tome la temperatura.',
  'health.temperatureUnlikely': (p) => `Esta temperatura en °${p.unit} no parece correcta. Revísela.`,
  'health.notAsked': 'Aquí no se hacen preguntas de salud.',
  'health.tooManyQuestions': (p) => `Ya hay ${p.most} declaraciones. Elimine una primero.`,
  'health.screenStopsStaff': 'Se guardaron las respuestas. Impiden registrar la entrada.',
  'health.nothingStops': 'Ya nada impide la entrada de este niño. Vuelva a cargar la página.',
  'health.cleared': 'El niño puede entrar.',
  'health.reportTitle': 'Vacunas',
  'health.outbreakTitle': (p: { series: string }) => `Deben quedarse en casa: ${seriesWords[p.series] ?? p.series}`,
  'health.child': 'Nombre',
  'health.born': 'Nacimiento',
  'health.room': 'Sala',
  'health.series': (p: { series: string }) => seriesWords[p.series] ?? p.series,
  'health.cell': (p) => {
    const doses = p.asked > 0 ? `${p.valid} de ${p.asked}` : String(p.valid);
    if (p.state === 'exempt') return `exención (${exemptWords[p.exemption ?? ''] ?? p.exemption})`;
    return p.state === 'complete' || p.day === null
      ? `${doses}, ${stateWords[p.state] ?? p.state}`
      : `${doses}, ${stateWords[p.state] ?? p.state} ${p.day}`;
  },
  'health.waitsNote': 'Las dosis que el personal aún no ha comparado con la cartilla no cuentan.',
};
