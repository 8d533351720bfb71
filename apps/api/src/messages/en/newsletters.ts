/** What the server says of newsletters. */
export const newsletters = {
  'newsletters.added': (p: { name: string }) => `${p.name} was added.`,
  'newsletters.saved': 'Saved.',
  'newsletters.removed': 'Deleted. To see who got it, choose Deleted under Status.',
  'newsletters.copied': (p: { name: string }) => `This is a copy: ${p.name}.`,
  'newsletters.published': 'Published.',
  'newsletters.unpublished': 'No longer published.',
  'newsletters.isPublished': 'This is already published.',
  'newsletters.notPublished': 'This is not published.',
  'newsletters.gone': 'This newsletter was deleted in the meantime.',
  'newsletters.noTemplate': 'This template is gone. Choose another one.',
  'newsletters.noPicture':
    'An image in it can’t go into emails: it was deleted, or it belongs to a record, a chat or a document. Choose one from the image library.',
  'newsletters.nameTaken': 'This name is already used. Choose another one.',
  'newsletters.badFile': 'This page couldn’t be read, or is too long for an email.',
  'newsletters.tagSaved': 'The tag was saved.',
  'newsletters.tagRemoved': 'The tag was deleted.',
  'newsletters.fileIsPicture': 'Attach a document. Photos go into the letter itself.',
  'newsletters.fileTooLarge': 'This file is over 5 MB, which many mail servers turn away. Attach a smaller one.',
  'newsletters.oneFile': 'One file can go along with a letter.',
  'newsletters.needSubject': 'Enter a subject.',
  'newsletters.sample': 'This still has the template’s sample text. Write your own first.',
  'newsletters.tooLong': 'This newsletter is over 102 kB, where email apps cut it off. Remove something.',
  'newsletters.nobody': 'No one would get this. Choose people or rooms with an email address who haven’t unsubscribed.',
  'newsletters.justSent': 'This was just sent to them. It can’t be sent twice within five minutes.',
  'newsletters.sending': (p: { count: number }) =>
    p.count === 1 ? 'Sending to 1 address.' : `Sending to ${p.count} addresses.`,
  'newsletters.sendingSome': (p: { count: number; left: number }) =>
    `Sending to ${p.count} ${p.count === 1 ? 'address' : 'addresses'}; ${p.left} left out.`,
  'newsletters.unsubscribed': (p: { name: string }) => `${p.name} unsubscribed from newsletters.`,
  'newsletters.noAddress': (p: { name: string }) => `${p.name} has no working email address.`,
  'newsletters.tested': (p: { email: string }) => `A copy is on its way to ${p.email}.`,
  'newsletters.isDone': 'This was already sent, or its status hasn’t changed.',
  'newsletters.paused': (p: { gone: number }) => {
    if (p.gone === 0) return 'Paused. Nobody has received it yet.';
    return `Paused. It already went to ${p.gone} ${p.gone === 1 ? 'address' : 'addresses'}.`;
  },
  'newsletters.goesOn': 'Sending resumed.',
};
