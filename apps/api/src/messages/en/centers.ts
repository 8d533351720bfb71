const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);
const states: Readonly<Record<string, string>> = { active: 'active', inactive: 'inactive', suspended: 'suspended' };
const stateOf = (status: string): string => states[status] ?? status;

/** What the server says of centers, their plans and what they pay. */
export const centers = {
  'centres.gone': 'This center no longer exists.',
  'centres.noStep': (p: { from: string; to: string }) =>
    `A center that is ${stateOf(p.from)} can’t be made ${stateOf(p.to)}.`,
  'centres.already': (p: { name: string; status: string }) => `${p.name} is already ${stateOf(p.status)}.`,
  'centres.switched': (p: { name: string; status: string }) => `${p.name} is now ${stateOf(p.status)}.`,
  'centres.noDays': (p: { most: number }) => `Give a whole number of days from 1 to ${p.most}.`,
  'centres.noTrial': (p: { name: string }) => `${p.name} isn’t on a trial.`,
  'centres.extended': (p: { name: string }) => `The trial of ${p.name} was extended.`,
  'centres.planTaken': 'There’s already a plan with this name. Choose another name.',
  'centres.planGone': 'This plan no longer exists.',
  'centres.negative': 'A price can’t be negative.',
  'centres.homeAlone': 'Only the platform can do this.',
  'centres.planAdded': (p: { name: string }) => `The plan ${p.name} was added.`,
  'centres.planSaved': (p: { name: string }) => `The plan ${p.name} was saved.`,
  'centres.planUsed': (p: { count: number }) =>
    p.count === 1
      ? 'One center has this plan. Stop offering it instead.'
      : `${p.count} centers have this plan. Stop offering it instead.`,
  'centres.planRemoved': (p: { name: string }) => `The plan ${p.name} was deleted.`,
  'centres.planInactive': 'This plan isn’t offered anymore. Choose another one.',
  'centres.planBySubscription': 'This center pays by a subscription. Ask support to change its plan.',
  'centres.planChosen': (p: { name: string }) => `${p.name} has its plan.`,
  'centres.daysByHome': 'The platform says which days are paid for.',
  'centres.endBeforeStart': 'The last day must not be before the first one.',
  'centres.billingSaved': (p: { name: string }) => `The billing of ${p.name} was saved.`,
  'centres.endsSubject': (p: { left: number }) =>
    p.left === 0 ? 'Your time with us ends today' : `Your time with us ends in ${days(p.left)}`,
  'centres.endsBody': (p: { centre: string; left: number }) =>
    p.left === 0 ? `Today is the last day ${p.centre} is covered.` : `${p.centre} is covered for ${days(p.left)} more.`,
  'centres.endsThen':
    'After that the center is suspended: the door, attendance, allergies and urgent alerts go on, everything else waits. Nothing is deleted.',
  'centres.endsButton': 'See your plan',
  'centres.demoGone': 'This request was deleted in the meantime.',
  'centres.demoRemoved': (p: { name: string }) => `The request of ${p.name} was deleted.`,
  'centres.demoKept': 'Thank you. We’ll get in touch with you.',
  'centres.demoSubject': 'Someone would like a demo',
  'centres.demoBody': (p: { name: string; school: string }) =>
    p.school ? `${p.name} of ${p.school} asked for a demo.` : `${p.name} asked for a demo.`,
  'centres.demoButton': 'See the request',
  'centres.linkSubject': 'Set up your center',
  'centres.linkBody': (p: { name: string }) =>
    `Hello ${p.name}, with this link you set up your center: its name, its first location and your account.`,
  'centres.linkDays': (p: { days: number }) => `The link works for ${days(p.days)}, and once.`,
  'centres.linkButton': 'Set up my center',
  'centres.linkSent': (p: { name: string }) => `The set-up link was sent to ${p.name}.`,
  'centres.linkOver': 'This link doesn’t work anymore. Write to us and we’ll send you another one.',
  'centres.linkGood': 'You can set up your center.',
  'centres.isReady': 'Your center is ready.',
  'centres.otherAddress': 'This link was sent to another email address. Use that address.',
  'centres.noZone': 'We don’t know this time zone.',
  'centres.noSlug': (p: { slug: string; free: string }) =>
    `A web address has 3 to 50 letters, digits and hyphens. Free: ${p.free}.`,
  'centres.slugTaken': (p: { slug: string; free: string }) =>
    `${p.slug} is taken or looks like another address. Free: ${p.free}.`,
  'centres.slugJustTaken': 'Someone else has just taken this address. Choose another one.',
  'centres.begun': (p: { name: string }) => `${p.name} is being set up.`,
  'centres.notWhole': (p: { name: string }) => `${p.name} is still being set up.`,
  'centres.readySubject': (p: { name: string }) => `${p.name} is ready`,
  'centres.readyBody': (p: { name: string }) =>
    `${p.name} is set up, and you’re its administrator. Sign in with your email address to add rooms and people.`,
  'centres.readyButton': 'Sign in',
  'centres.reasonFirst': 'Say why you enter: the center reads it.',
  'centres.entryInactive': (p: { name: string }) => `${p.name} is inactive: nobody signs in there.`,
  'centres.entryNobody': 'There is nobody active of that name in this center.',
  'centres.entryMade': (p: { name: string }) => `The link to ${p.name} works once, within 15 minutes.`,
  'centres.entrySubject': 'Support is signing in to your center',
  'centres.entryBody': (p: { operator: string; reason: string }) =>
    `${p.operator} of our support team is signing in to your center. The reason: ${p.reason}`,
  'centres.entryMay': 'They can look for half an hour. They can’t change anything, and they see no cameras.',
  'centres.childAdded': (p: { name: string }) => `${p.name} belongs to its main center now.`,
  'centres.childRemoved': (p: { name: string }) => `${p.name} no longer belongs to a main center. Its tickets stay.`,
  'centres.childAlready': (p: { name: string }) => `${p.name} already belongs to a main center.`,
  'centres.noSuchLocation': 'There is no such location in this center.',
  'centres.noMoreLocations': 'Your plan holds no more locations. Choose a larger one under “Our plan”.',
  'centres.noMoreStudents': 'Your plan holds no more students. Choose a larger one under “Our plan”.',
  'centres.noMoreCameras': 'Your plan holds no more cameras. Choose a larger one under “Our plan”.',
  'centres.planTooSmall': (p: { name: string }) => `You have more than ${p.name} holds. Choose a larger plan.`,
  'centres.subscribedAlready': 'A subscription pays for your center already. Mend its card, or choose another plan.',
  'centres.freeHere': 'This plan costs nothing: choose it.',
  'centres.noPayingHere': 'You can’t pay online here yet. Write to us, please.',
  'centres.ownPaid': 'Thank you. Your center is paid for.',
  'centres.noCardHere': 'There is no card of your center here yet.',
  'centres.cardThere': 'Your card is on the next page.',
  'centres.signUpKept': 'Your details are saved.',
  'centres.signUpOver': 'This sign-up is over. Start again, please.',
  'centres.signUpPaid': 'This sign-up is paid for already. The link to set up your center is in your email.',
  'centres.nothingToPay': 'This plan costs nothing: ask us for a demo, and we’ll send you a link.',
  'centres.noPaying': 'You can’t pay online here yet. Ask us for a demo, and we’ll get in touch.',
  'centres.providerAway': 'The payment provider isn’t answering. Try again in a moment.',
  'centres.payThere': 'Pay on the next page.',
  'centres.paid': 'Thank you. The link to set up your center is in your email.',
  'centres.unpaid': 'This hasn’t been paid for yet.',
};
