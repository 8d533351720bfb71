/** What the server says of alerts, text messages and consent. */
export const alerts = {
  'alerts.nobody': 'Nobody would get this. Choose people, children or rooms with families who take alerts.',
  'alerts.sent': (p: { count: number }) =>
    p.count === 1 ? `The alert goes to ${p.count} person.` : `The alert goes to ${p.count} people.`,
  'alerts.drilled': (p: { count: number }) =>
    p.count === 1
      ? `This was a drill. It would have gone to ${p.count} person; no one was notified.`
      : `This was a drill. It would have gone to ${p.count} people; no one was notified.`,
  'alerts.seen': 'Noted.',
  'alerts.removed': 'The alert was deleted.',
  'alerts.nobodyLeft': 'There is nobody left to try again: everyone has it, or has no other way to be reached.',
  'alerts.again': (p: { count: number }) =>
    p.count === 1 ? `Trying ${p.count} person again.` : `Trying ${p.count} people again.`,
  'alerts.waysSaved': 'Saved. It holds for the next urgent alert.',
  'alerts.subject': (p: { centre: string }) => `A message from ${p.centre}`,
  'alerts.urgentSubject': (p: { centre: string }) => `Urgent: a message from ${p.centre}`,
  'alerts.button': 'I have read it',
  'texts.nobody': 'Nobody would get this. Choose people, children or rooms.',
  'texts.noneGoes': 'Nobody of these can be texted: they have no phone number or want no texts.',
  'texts.sent': (p: { count: number }) =>
    p.count === 1 ? `The text is on its way to ${p.count} phone.` : `The text is on its way to ${p.count} phones.`,
  'texts.noPhone': 'There is no phone number that can be texted.',
  'texts.unsubscribed': 'This phone wants no texts.',
  'texts.decidedBefore': 'Someone has decided this meanwhile.',
  'texts.taken': 'This phone gets no more texts, except in an emergency.',
  'texts.kept': 'Noted. This phone goes on getting texts.',
  'texts.stopped': 'You get no more texts from us, except in an emergency. Reply START to get them again.',
  'texts.started': 'You get texts from us again. Reply STOP to end them, HELP for help.',
  'texts.help':
    'Texts about your child from the center. Message rates may apply. Reply STOP to end them. For anything else call the center.',
  'consent.badLink': 'This link does not work. Open the newest letter and use the link in it.',
  'consent.out': 'You get no more newsletters from us. What concerns your child still reaches you.',
  'consent.back': 'You get our newsletters again.',
  'consent.needReason': 'Say why, such as: asked for it by phone.',
  'consent.gone': 'This is not on the list any more.',
  'consent.lifted': (p: { address: string }) => `${p.address} is off the list.`,
};
