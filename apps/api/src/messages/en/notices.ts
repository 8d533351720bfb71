import { illnessSaid } from '@nestling/rules/illnesses.ts';
import { amountIn } from '../amount.ts';
import { clockFigures, dateFigures, dayOf, spanOf } from '../when.ts';
import { drillKinds } from './drills.ts';

interface Name {
  name: string;
}
interface TicketFacts extends Name {
  number: string;
  by: string;
}
interface Place {
  place: string;
}
interface Check extends Name {
  time: string;
  by: string;
}

interface Days {
  /** 2026-11-19 */
  from: string;
  to: string;
}
const days = ({ from, to }: Days): string => spanOf('en', from, to);

/** What the portal tells a person of. */
export const notices = {
  'notice.other': (p: { kind: string }) => `New activity (${p.kind}).`,
  'notice.checkedIn': (p: Check) =>
    p.by
      ? `${p.by} checked ${p.name} in at ${clockFigures(p.time)}.`
      : `${p.name} was checked in at ${clockFigures(p.time)}.`,
  'notice.checkedOut': (p: Check) =>
    p.by
      ? `${p.by} checked ${p.name} out at ${clockFigures(p.time)}.`
      : `${p.name} was checked out at ${clockFigures(p.time)}.`,
  'notice.alert': 'A message from the center',
  'notice.urgentAlert': 'Urgent: a message from the center',
  'push.from': (p: { by: string; about: string }) => (p.about ? `${p.by} · ${p.about}` : p.by),
  'push.picture': 'Sent a photo.',
  'push.several': (p: { count: number }) => `${p.count} new things`,
  'push.bothTimes': 'Enter both times, or neither.',
  'push.sameTimes': 'These times are the same. Choose another end.',
  'notice.mailResting': (p: Name) => `Email to ${p.name} is bouncing. Ask for another address.`,
  'notice.invoice': (p: Name) => `A new invoice for ${p.name}`,
  'notice.invoiceText': (p: { cents: number; due: string }) => `${amountIn(p.cents)}, due ${dateFigures(p.due)}`,
  'notice.plansMoved': (p: { name: string; from: string }) =>
    `${p.name} moved here from ${p.from}. Check their billing.`,
  'notice.plansMovedText': (p: { goes: string; ends: string }) =>
    [p.goes && `Billed here now: ${p.goes}.`, p.ends && `Ended: ${p.ends}.`].filter(Boolean).join(' '),
  'notice.subsidyEnds': (p: { name: string; agency: string; day: string }) =>
    `${p.agency} pays for ${p.name} until ${dayOf('en', p.day)}.`,
  'notice.announcement': 'An announcement',
  'notice.announcementText': (p: { text: string }) => p.text,
  'notice.signUp': (p: Name) => `${p.name} signed up and needs approval.`,
  'notice.photoConsent': (p: { name: string; by: string; level: string }) =>
    `${p.by} changed who can see photos of ${p.name}. Now: ${
      p.level === 'none'
        ? 'no photos'
        : p.level === 'group'
          ? 'families of other children in them too'
          : 'only the family'
    }.`,
  'notice.visitor': (p: { name: string; child: string; from: string; to: string }) =>
    `${p.name} can watch ${p.child} as a visitor: ${days(p)}.`,
  'notice.visitorAsked': (p: { name: string; child: string; from: string; to: string }) =>
    `A family is asking for ${p.name} to watch ${p.child}: ${days(p)}.`,
  'notice.medicationAsked': (p: { name: string; medicine: string; act: string }) =>
    p.act === 'ended'
      ? `The family of ${p.name} has ended the authorization for ${p.medicine}.`
      : `An authorization for ${p.medicine}, ${p.name}, is waiting for approval.`,
  'notice.doseMissed': (p: { name: string; medicine: string; time: string }) =>
    `Missed? Nobody recorded ${p.medicine} for ${p.name}, due at ${clockFigures(p.time)}.`,
  'notice.drillDue': (p: { kind: string; day: string }) =>
    p.day
      ? `The drill “${drillKinds[p.kind] ?? p.kind}” is overdue. It was due ${dateFigures(p.day)}.`
      : `The drill “${drillKinds[p.kind] ?? p.kind}” is due: it was never practiced here.`,
  'notice.medication': (p: { name: string; medicine: string; act: string }) =>
    p.act === 'approved'
      ? `${p.medicine} for ${p.name} is approved. You’re told of every dose.`
      : p.act === 'declined'
        ? `${p.medicine} for ${p.name} was not approved. The reason is on the Medications page.`
        : `The center has ended ${p.medicine} for ${p.name}. The reason is on the Medications page.`,
  'notice.injury': (p: { name: string; act: string }) =>
    p.act === 'changed'
      ? `The injury report for ${p.name} was corrected. Please read and sign it.`
      : `${p.name} was hurt at the center. Please read and sign the injury report.`,
  'notice.injuryOffice': (p: { name: string; act: string }) =>
    p.act === 'changed'
      ? `The injury report for ${p.name} was corrected and waits for review.`
      : `An injury report for ${p.name} waits for review.`,
  'notice.healthCheck': (p: { name: string; act: string }) =>
    p.act === 'changed'
      ? `What staff noticed about ${p.name} today was corrected.`
      : `Staff noticed something about ${p.name} at the daily health check.`,
  'notice.exposure': (p: { illness: string; room: string }) =>
    `A case of ${illnessSaid('en', p.illness)} in ${p.room}. Watch for signs of it.`,
  'notice.illness': (p: { name: string; act: string; illness: string }) =>
    p.act === 'lifted'
      ? `${p.name} may come back.`
      : p.act === 'changed'
        ? `How long ${p.name} stays away has changed. See the page of the illness.`
        : `The center has noticed an illness of ${p.name}: ${illnessSaid('en', p.illness)}. Until when ${p.name} stays away is on the page.`,
  'notice.carePlan': (p: { name: string; plan: string; act: string }) =>
    p.act === 'asked'
      ? `Please check the care plan of ${p.name}: ${p.plan}.`
      : p.act === 'added'
        ? `${p.name} has a care plan: ${p.plan}.`
        : p.act === 'changed'
          ? `The care plan of ${p.name} has changed: ${p.plan}.`
          : `The care plan of ${p.name} has ended: ${p.plan}.`,
  'notice.carePlanOffice': (p: { name: string; plan: string; act: string }) =>
    p.act === 'right'
      ? `The family of ${p.name} confirmed the care plan ${p.plan}.`
      : p.act === 'wrong'
        ? `The family of ${p.name} says the care plan ${p.plan} isn’t right.`
        : `The care plan ${p.plan} of ${p.name} is due for review.`,
  'notice.guardianRequest': (p: { name: string; child: string }) => `${p.name} wants to be a contact for ${p.child}.`,
  'notice.guardianRequestText': (p: { by: string; place: string }) =>
    `${p.by ? `Proposed by ${p.by}, ${p.place}.` : `Asked with the code, ${p.place}.`} They can’t see anything until you decide.`,
  'notice.signUpText': (p: Place) => `They used the code for ${p.place}. They can’t see anything until you approve.`,
  'notice.timeOff': (p: Name & Days) => `${p.name} requests time off: ${days(p)}.`,
  'notice.timeOffApproved': (p: Days & { by: string }) =>
    `Your time off was approved${p.by ? ` by ${p.by}` : ''}: ${days(p)}.`,
  'notice.timeOffDeclined': (p: Days & { by: string }) =>
    `Your time off was declined${p.by ? ` by ${p.by}` : ''}: ${days(p)}.`,
  'notice.blackList': (p: Name) => `${p.name || 'Someone'} is blocked from pickup and tried the kiosk.`,
  'notice.notListed': (p: Name) => `${p.name || 'Someone'} tried the kiosk but isn’t on the pickup list.`,
  'notice.locked': (p: Name) => `Too many wrong PINs at the kiosk${p.name ? ` by ${p.name}` : ''}.`,
  'notice.at': (p: Place) => `At ${p.place}`,
  'notice.forgotten': (p: { count: number }) =>
    p.count === 1 ? 'One child is still checked in.' : `${p.count} children are still checked in.`,
  'notice.expected': (p: Name & { time: string }) =>
    `${p.name} was expected at ${clockFigures(p.time)} and is not here yet.`,
  'notice.expectedText': (p: Place) => `If plans changed, let ${p.place} know about the absence or late arrival.`,
  'notice.missing': (p: Name & { count: number; time: string }) =>
    p.count === 1
      ? `${p.name} was expected at ${clockFigures(p.time)} and is not here.`
      : `${p.count} children were expected at ${clockFigures(p.time)} and are not here.`,
  'notice.ratio': (p: Name & { children: number; staff: number }) =>
    `${p.name} is out of ratio: ${p.children === 1 ? '1 child' : `${p.children} children`}, ${p.staff || 'no'} staff.`,
  'notice.problem': (p: { by: string }) => `${p.by} reported a problem.`,
  'notice.problemText': (p: Name) => p.name,
  'notice.portfolio': (p: Days & Name) => `${p.name}’s portfolio (${days(p)}) is ready for you.`,
  'notice.ticketOpened': (p: TicketFacts) => `${p.by} opened ticket ${p.number}: ${p.name}.`,
  'notice.ticketReplied': (p: TicketFacts) => `${p.by} replied to ticket ${p.number}: ${p.name}.`,
  'notice.ticketAnswered': (p: TicketFacts) => `Support answered ticket ${p.number}: ${p.name}.`,
  'notice.ticketMoved': (p: TicketFacts) => `The status of ticket ${p.number} changed: ${p.name}.`,
  'notice.ticketMerged': (p: TicketFacts) => `Ticket ${p.number} goes on in another ticket: ${p.name}.`,
  'notice.ticketReminded': (p: TicketFacts) => `Support is waiting for your answer to ticket ${p.number}: ${p.name}.`,
  'notice.ticketExpired': (p: TicketFacts) => `Ticket ${p.number} was closed because no answer came: ${p.name}.`,
  'notice.ticketUnhelped': (p: TicketFacts) => `${p.by} says ticket ${p.number} didn’t help: ${p.name}.`,
  'notice.incidentBegun': (p: Name) => `Support is looking for the recording you asked for: ${p.name}.`,
  'notice.incidentReady': (p: Name) => `The recording you asked for is ready: ${p.name}.`,
  'notice.incidentClosed': (p: Name) => `The recording you asked for was closed or declined: ${p.name}.`,
  'notice.incidentAsked': (p: Name) => `Recording requested: ${p.name}.`,
  'notice.cameraAway': (p: Name) => `Camera ${p.name} has been offline for more than ten minutes.`,
  'notice.factorsReset': (p: { by: string }) => `${p.by} reset your two-step verification.`,
  'notice.factorsResetText': 'If you didn’t ask for this, change your password now and let the office know.',
  'notice.newMessage': (p: { by: string; name: string }) =>
    p.by ? `${p.by} sent a message (${p.name}).` : `New message (${p.name}).`,
  'notice.severalSubject': (p: { count: number; centre: string }) => `${p.count} updates from ${p.centre}`,
  'notice.chooseLine': 'You can choose your notifications in your profile.',
  'notice.seen': 'Marked as read.',
  'notice.allSeen': 'All are marked as read.',
  'notice.removed': 'The notification was removed.',
  'notice.noSuchKind': 'There is no such notification for your role. Reload the page and choose again.',
  'notice.choiceSaved': 'Your choice was saved.',
};
