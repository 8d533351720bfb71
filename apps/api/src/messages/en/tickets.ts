const tickets_ = (count: number): string => (count === 1 ? 'one ticket' : `${count} tickets`);
interface Step {
  from: string;
  to: string;
}
interface Pair {
  number: string;
  other: string;
}
const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);
const fromTo = ({ from, to }: Step): string => `${from || '—'} → ${to || '—'}`;

/** What the server says of tickets. */
export const tickets = {
  'tickets.problemReported': 'Thank you. The managers of the location were told.',
  'tickets.problemSetAside': 'The report was set aside.',
  'tickets.problemSeenTo': 'Someone has already seen to this report.',
  'tickets.noPlace': 'You belong to no location yet.',
  'tickets.problemGone': 'This report no longer exists.',
  'tickets.state.new': 'New',
  'tickets.state.opened': 'Opened',
  'tickets.state.waiting': 'Waiting',
  'tickets.state.closed': 'Closed',
  'tickets.gone': 'This ticket was deleted in the meantime.',
  'tickets.saved': 'The ticket was saved.',
  'tickets.noStep': (p: Step) => `A ticket can’t go from “${p.from}” to “${p.to}”.`,
  'tickets.opened': (p: { number: string }) => `Ticket ${p.number} was sent to support.`,
  'tickets.noMainCenter': 'Your center has one location. Open an ordinary ticket for it.',
  'tickets.noManager': 'A ticket can only be opened in the name of an active manager.',
  'tickets.noHandler': 'This person can’t handle tickets. Choose someone from support.',
  'tickets.replied': 'The reply was added.',
  'tickets.noted': 'The internal note was added.',
  'tickets.supportWaits': 'Only support sets a ticket to waiting with an answer. Send your reply without it.',
  'tickets.newLines': (p: { count: number }) =>
    p.count === 1
      ? 'Someone else wrote in the meantime. Read it, then send again.'
      : `${p.count} new entries came in the meantime. Read them, then send again.`,
  'tickets.followUp': (p: { number: string; old: string }) =>
    `${p.old} was closed too long ago. Ticket ${p.number} goes on from it.`,
  'tickets.removed': (p: { number: string }) => `Ticket ${p.number} was deleted.`,
  'tickets.notYours': 'Only the person who opened this ticket, or support, can delete it.',
  'tickets.fileUsed': 'This file is already attached to a ticket. Upload it again.',
  'tickets.attachmentGone': 'This attachment was removed. Reload the page.',
  'tickets.attachmentRemoved': (p: { name: string }) => `${p.name} was removed.`,
  'tickets.notYourFile': 'Only the person who attached this file, or support, can remove it.',
  'tickets.download': 'The download is starting.',
  'tickets.looked': 'Noted.',
  'tickets.draftKept': 'The draft was saved.',
  'tickets.categoryTaken': 'There’s already a category with this name. Choose another name.',
  'tickets.categoryGone': 'This category was deleted in the meantime.',
  'tickets.categoryAdded': (p: { name: string }) => `The category ${p.name} was added.`,
  'tickets.categoryChanged': (p: { name: string }) => `The category ${p.name} was changed.`,
  'tickets.categoryRemoved': (p: { name: string }) => `The category ${p.name} was deleted.`,
  'tickets.categoryUsed': (p: { count: number }) =>
    `This category is used by ${tickets_(p.count)}. Move them to another category first.`,
  'tickets.goesOnElsewhere': 'This ticket was merged into another one. Go on there.',
  'tickets.sameTicket': 'Choose another ticket than this one.',
  'tickets.mergedAlready': (p: { number: string }) => `${p.number} was already merged into another ticket.`,
  'tickets.merged': (p: { number: string; into: string }) => `${p.number} was merged into ${p.into}.`,
  'tickets.manyLinks': (p: { most: number }) => `A ticket can have ${p.most} links at most.`,
  'tickets.linkedAlready': (p: Pair) => `${p.number} and ${p.other} are already linked.`,
  'tickets.linked': (p: Pair) => `${p.number} and ${p.other} were linked.`,
  'tickets.notLinked': (p: Pair) => `${p.number} and ${p.other} aren’t linked.`,
  'tickets.unlinked': (p: Pair) => `${p.number} and ${p.other} are no longer linked.`,
  'tickets.closedRests': 'A closed ticket can’t be snoozed.',
  'tickets.laterDay': 'Choose a day after today.',
  'tickets.dayTooFar': 'Choose a day within the next year.',
  'tickets.snoozed': (p: { day: string }) => `The ticket is snoozed until ${p.day}.`,
  'tickets.woken': 'The ticket is no longer snoozed.',
  'tickets.openerRates': 'Only the person who opened this ticket can say whether it helped.',
  'tickets.rateClosed': 'You can say whether it helped once the ticket is closed.',
  'tickets.rated': 'Thank you for your answer.',
  'tickets.closesAfterReminder': 'Close tickets later than you remind people.',
  'tickets.closesAfterOpening': 'Working hours must end at least an hour after they begin.',
  'tickets.someDay': 'Choose at least one working day.',
  'tickets.careSaved': 'The settings were saved.',
  'tickets.line.opened': 'Ticket opened',
  'tickets.line.comment': 'Reply',
  'tickets.line.status': (p: Step) => `Status: ${fromTo(p)}`,
  'tickets.line.name': (p: Step) => `Name: ${fromTo(p)}`,
  'tickets.line.description': (p: Step) => `Description: ${fromTo(p)}`,
  'tickets.line.category': (p: Step) => `Category: ${fromTo(p)}`,
  'tickets.line.locations': (p: Step) => `Locations: ${fromTo(p)}`,
  'tickets.line.users': (p: Step) => `People: ${fromTo(p)}`,
  'tickets.line.students': (p: Step) => `Children: ${fromTo(p)}`,
  'tickets.line.assigned': (p: Step) => `Assigned: ${fromTo(p)}`,
  'tickets.line.attached': 'Files attached',
  'tickets.line.attachment_removed': (p: { name: string }) => `File removed: ${p.name}`,
  'tickets.line.follows': (p: { name: string }) => `Goes on from ${p.name}`,
  'tickets.line.followed': (p: { name: string }) => `Goes on in ${p.name}`,
  'tickets.line.merged': (p: { name: string }) => `Merged into ${p.name || 'another ticket'}`,
  'tickets.line.absorbed': (p: { name: string }) => `${p.name || 'Another ticket'} was merged into this one`,
  'tickets.line.linked': (p: { name: string }) => `Linked to ${p.name || 'another ticket'}`,
  'tickets.line.unlinked': (p: { name: string }) => `No longer linked to ${p.name || 'another ticket'}`,
  'tickets.line.snoozed': (p: { day: string }) => `Snoozed until ${p.day}`,
  'tickets.line.woken': 'No longer snoozed',
  'tickets.line.reminded': (p: { days: number }) => `Reminder sent: no answer for ${days(p.days)}`,
  'tickets.line.expired': (p: { days: number }) =>
    `Closed because no answer came for ${days(p.days)}. A reply opens it again.`,
  'tickets.line.helped': 'Did this help? Yes',
  'tickets.line.notHelped': 'Did this help? No',
};
