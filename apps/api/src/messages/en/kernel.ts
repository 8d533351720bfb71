/** Sentences the kernel itself says. */
export const kernel = {
  'kernel.outOfReach': 'This is not one of yours to change. Reload the page and choose again.',
  'kernel.signIn': 'Please sign in.',
  'kernel.forbidden': 'Your role may not do this.',
  'kernel.notPermitted': 'Your centre has not given your role this permission. Ask whoever looks after permissions.',
  'kernel.badInput': (p: { fields: string }) => `Please check: ${p.fields}.`,
  'kernel.tooOften': (p: { seconds: number }) => `Too many tries. Please wait ${p.seconds} seconds.`,
  'kernel.notReady': 'The server is not ready yet. It is tried again by itself.',
  'kernel.internal': (p: { reference: string }) =>
    `Something went wrong on our side. If it happens again, tell us the reference ${p.reference}.`,
  'kernel.taken': 'This is taken already.',
  'kernel.noneLeft': 'None of the chosen records is yours to change.',
  'kernel.nothingHere': 'There is nothing at this address.',
  'kernel.tooLarge': (p: { megabytes: number }) => `This is too large: ${p.megabytes} MB are the most.`,
  'kernel.tooManySockets': 'Too many connections from this network are waiting to sign in. Try again in a moment.',
  'kernel.sendJson': 'Send JSON, with the header Content-Type: application/json.',
  'kernel.badRequest': 'This request could not be read. Reload the page and try again.',
  'kernel.changedMeanwhile': (p: { who: string }) =>
    `${p.who || 'Somebody'} has changed this meanwhile. Nothing was saved: look at the marked fields and save again.`,
  'kernel.nowIs': (p: { value: string }) => `Now it is: ${p.value}`,
};
