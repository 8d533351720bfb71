/** What the server says of alerts, text messages and consent. */
export const alerts = {
  'alerts.nobody': 'No one would get this. Choose people, children or rooms whose families get alerts.',
  'alerts.sent': (p: { count: number; resting: number }) =>
    `${p.count === 1 ? `The alert was sent to ${p.count} person.` : `The alert was sent to ${p.count} people.`}${
      p.resting === 0
        ? ''
        : p.resting === 1
          ? ' Email to one of them has bounced before. We tried it anyway; check that they’ve seen it, or call.'
          : ` Email to ${p.resting} of them has bounced before. We tried it anyway; check that they’ve seen it, or call.`
    }`,
  'alerts.drilled': (p: { count: number }) =>
    p.count === 1
      ? `This was a drill. It would have gone to ${p.count} person; no one was notified.`
      : `This was a drill. It would have gone to ${p.count} people; no one was notified.`,
  'alerts.seen': 'Noted.',
  'alerts.removed': 'The alert was deleted.',
  'alerts.takenBack': 'The alert was taken back. No one got it.',
  'alerts.tooLate': 'The alert has already gone out.',
  'alerts.justSent': 'These people were sent the same words just now. Wait a minute to send them again.',
  'alerts.nobodyLeft': 'No one is left to try again: everyone got it or has no other contact information.',
  'alerts.again': (p: { count: number }) =>
    p.count === 1 ? `Trying ${p.count} person again.` : `Trying ${p.count} people again.`,
  'alerts.waysBoth': 'Give both numbers, or neither.',
  'alerts.waysOfAll': 'Only support and above set the minutes for all locations.',
  'alerts.waysBack': "The center's minutes apply here again.",
  'alerts.waysSaved': 'Saved. This applies from the next urgent alert.',
  'alerts.subject': (p: { centre: string }) => `A message from ${p.centre}`,
  'alerts.urgentSubject': (p: { centre: string }) => `Urgent: a message from ${p.centre}`,
  'alerts.button': 'I’ve read it',
  'texts.nobody': 'No one would get this. Choose people, children or rooms.',
  'texts.noneGoes': 'None of these people can be texted: they have no phone number or opted out.',
  'texts.sent': (p: { count: number }) =>
    p.count === 1 ? `The text is on its way to ${p.count} phone.` : `The text is on its way to ${p.count} phones.`,
  'texts.takenBack': 'The text was taken back. No one got it.',
  'texts.tooLate': 'The text has already gone out.',
  'texts.noPhone': 'There’s no phone number to text.',
  'texts.unsubscribed': 'This number opted out of texts.',
  'texts.decidedBefore': 'Someone has already decided this.',
  'texts.taken': 'This number won’t get more texts, except in an emergency.',
  'texts.kept': 'This number will keep getting texts.',
  'texts.stopped': 'You won’t get more texts from us, except in an emergency. Reply START to get them again.',
  'texts.started': 'You’ll get texts from us again. Reply STOP to opt out, HELP for help.',
  'texts.help':
    'Texts about your child from the center. Message rates may apply. Reply STOP to opt out. For anything else, call the center.',
  'consent.badLink': 'This link doesn’t work. Use the link in the newest email.',
  'consent.out': 'You won’t get our newsletters anymore. You’ll still get messages about your child.',
  'consent.back': 'You’ll get our newsletters again.',
  'consent.needReason': 'Give a reason, such as: asked for it by phone.',
  'consent.gone': 'This isn’t on the list anymore.',
  'consent.lifted': (p: { address: string }) => `${p.address} is off the list.`,
};
