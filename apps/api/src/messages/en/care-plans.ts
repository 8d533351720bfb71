export const carePlans = {
  'carePlans.gone': 'This care plan no longer exists. Reload the page.',
  'carePlans.otherState': 'This version was already replaced or ended. Reload the page.',
  'carePlans.endBeforeStart': 'The last day must not come before the first.',
  'carePlans.longest': 'A care plan lasts a year at most: it’s reviewed with the family and the doctor then.',
  'carePlans.noSteps': 'Say what to do: enter at least one step.',
  'carePlans.otherMedicine': 'This authorization belongs to somebody else.',
  'carePlans.familyAnswers': 'Only the family, or the office for it, says whether a plan is right.',
  'carePlans.sayHow': 'Say who told you, and how.',
  'carePlans.sayWhat': 'Say what isn’t right.',
  'carePlans.added': (p: { name: string }) => `${p.name}: the care plan is in force. The family was notified.`,
  'carePlans.changed': (p: { name: string }) =>
    `${p.name}: the new version is in force. The earlier one stays in the history.`,
  'carePlans.ended': (p: { name: string }) => `${p.name}: the care plan has ended. The family was notified.`,
  'carePlans.asked': (p: { name: string }) => `${p.name}: the family was asked to check it.`,
  'carePlans.right': 'Noted: the plan is right.',
  'carePlans.wrong': 'Noted: the plan isn’t right. The office changes it.',
};
