interface Name {
  readonly name: string;
}
const faults: Readonly<Record<string, string>> = {
  GAP: 'Enter the date of the earlier dose first.',
  FUTURE: 'This day is in the future.',
  ORDER: 'This dose must come after the one before it, and after birth.',
};

interface Cell {
  state: string;
  valid: number;
  asked: number;
  day: string | null;
  exemption: string | null;
}
const seriesWords: Readonly<Record<string, string>> = {
  dtap: 'DTaP',
  polio: 'Polio',
  hib: 'Hib',
  pcv: 'Pneumococcal',
  hepb: 'Hepatitis B',
  mmr: 'MMR',
  varicella: 'Varicella',
  hepa: 'Hepatitis A',
  rotavirus: 'Rotavirus',
  influenza: 'Influenza',
  rabies: 'Rabies',
  dhpp: 'DHPP',
  bordetella: 'Bordetella',
};
const stateWords: Readonly<Record<string, string>> = {
  complete: 'complete',
  current: 'up to date, next by',
  due: 'due by',
  overdue: 'overdue since',
  expiring: 'ends',
  expired: 'ended',
  unknown: 'date of birth missing',
};
const exemptWords: Readonly<Record<string, string>> = {
  medical: 'medical',
  religious: 'religious',
  philosophical: 'personal belief',
  titre: 'titer',
};

export const health = {
  'health.nameTaken': 'There’s already a vaccine with this name.',
  'health.codeTaken': 'There’s already a vaccine with this code.',
  'health.doseGap': 'A dose cannot follow an empty one.',
  'health.vaccineGone': 'This vaccine no longer exists. Reload the page.',
  'health.vaccineSaved': (p: Name) => `${p.name} was saved.`,
  'health.vaccineUsed': 'Children’s records use this vaccine, so it can’t be deleted.',
  'health.vaccineRemoved': (p: Name) => `${p.name} was deleted.`,
  'health.wrongDates': 'Check the dates.',
  'health.dateFault': (p: { code: string }) => faults[p.code] ?? 'Check this date.',
  'health.dosesChanged': 'These dates just changed. Compare them again.',
  'health.nothingChanged': 'Nothing was changed.',
  'health.verified': 'The office has verified this dose. Ask the office to change it.',
  'health.dosesWait': (p: Name) => `${p.name} was sent. The office will check it against the card.`,
  'health.dosesSaved': (p: Name) => `${p.name} was saved.`,
  'health.dosesApproved': (p: Name) => `${p.name} was approved.`,
  'health.dosesRemoved': (p: Name) => `${p.name} was deleted.`,
  'health.recordGone': 'This record no longer exists. Reload the page.',
  'health.futureDate': 'Choose today or an earlier day.',
  'health.exempted': 'The exemption was saved.',
  'health.exemptionEnded': 'The exemption has ended.',
  'health.questionSaved': 'The statement was saved.',
  'health.questionGone': 'This statement no longer exists. Reload the page.',
  'health.questionRemoved': 'The statement was deleted. Answers already given keep it.',
  'health.notToday': 'Health is answered for today only.',
  'health.unanswered': 'Please answer every statement.',
  'health.screenSaved': 'The answers were saved.',
  'health.screenStops': 'Thank you. Please speak with a member of the team when you come in.',
  'health.otherCard': 'This card belongs to another child.',
  'health.nothingWaits': 'Nothing is waiting here anymore. Reload the page.',
  'health.notExempt': 'This exemption no longer exists. Reload the page.',
  'health.noSuchExemption': (p: Name) => `${p.name} doesn’t have this exemption.`,
  'health.pastDate': 'Choose today or a later day.',
  'health.unknownSet': 'These rules don’t exist here. Choose from the list.',
  'health.feverSpan': (p: { least: number; most: number; unit: string }) =>
    `Choose a temperature from ${p.least} to ${p.most} °${p.unit}.`,
  'health.settingSaved': 'The health settings were saved.',
  'health.answerThis': 'Please answer this.',
  'health.temperatureMissing': 'Please take the temperature.',
  'health.temperatureUnlikely': (p: { unit: string }) => `This temperature in °${p.unit} looks wrong. Check it again.`,
  'health.notAsked': 'No health questions are asked here.',
  'health.tooManyQuestions': (p: { most: number }) => `There are already ${p.most} statements. Delete one first.`,
  'health.screenStopsStaff': 'The answers were saved. They stop the check-in.',
  'health.nothingStops': 'Nothing is holding this child back anymore. Reload the page.',
  'health.cleared': 'The child may come in.',
  'health.reportTitle': 'Immunizations',
  'health.outbreakTitle': (p: { series: string }) => `Stay home: ${seriesWords[p.series] ?? p.series}`,
  'health.child': 'Name',
  'health.born': 'Born',
  'health.room': 'Room',
  'health.series': (p: { series: string }) => seriesWords[p.series] ?? p.series,
  'health.cell': (p: Cell) => {
    const doses = p.asked > 0 ? `${p.valid} of ${p.asked}` : String(p.valid);
    if (p.state === 'exempt') return `exempt (${exemptWords[p.exemption ?? ''] ?? p.exemption})`;
    return p.state === 'complete' || p.day === null
      ? `${doses}, ${stateWords[p.state] ?? p.state}`
      : `${doses}, ${stateWords[p.state] ?? p.state} ${p.day}`;
  },
  'health.waitsNote': 'Doses that staff haven’t checked against the card yet aren’t counted.',
};
