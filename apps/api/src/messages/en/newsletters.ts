/** What the server says of newsletters. */
export const newsletters = {
  'newsletters.added': (p: { name: string }) => `${p.name} was added.`,
  'newsletters.saved': 'Saved.',
  'newsletters.removed': 'Deleted. What was sent stays in the log.',
  'newsletters.copied': (p: { name: string }) => `This is a copy: ${p.name}.`,
  'newsletters.published': 'Published.',
  'newsletters.unpublished': 'Not published any more.',
  'newsletters.isPublished': 'This is published already.',
  'newsletters.notPublished': 'This is not published.',
  'newsletters.gone': 'This newsletter is gone meanwhile.',
  'newsletters.noTemplate': 'This template is gone. Choose another one.',
  'newsletters.noPicture': 'A picture in it is gone. Choose it again.',
  'newsletters.nameTaken': 'Something else has this name already. Choose another one.',
  'newsletters.badFile': 'This page could not be read, or is longer than a letter may be.',
  'newsletters.tagSaved': 'The tag was saved.',
  'newsletters.tagRemoved': 'The tag was deleted.',
  'newsletters.needSubject': 'Write a subject.',
  'newsletters.tooLong': 'The letter is longer than 102 kB, where mail programs cut it. Take something out.',
  'newsletters.nobody':
    'Nobody would get this: choose people or rooms with an email address who have not unsubscribed.',
  'newsletters.justSent': 'This letter was sent to them just now. It is not sent twice within five minutes.',
  'newsletters.sending': (p: { count: number }) =>
    p.count === 1 ? 'It goes to one address.' : `It goes to ${p.count} addresses.`,
  'newsletters.sendingSome': (p: { count: number; left: number }) =>
    `It goes to ${p.count} ${p.count === 1 ? 'address' : 'addresses'}; ${p.left} left out.`,
  'newsletters.unsubscribed': (p: { name: string }) => `${p.name} wants no newsletters.`,
  'newsletters.noAddress': (p: { name: string }) => `${p.name} has no address that works.`,
  'newsletters.tested': (p: { email: string }) => `A copy is on its way to ${p.email}.`,
  'newsletters.isDone': 'This letter has gone already, or stands so.',
  'newsletters.paused': 'Paused. Who has it keeps it.',
  'newsletters.goesOn': 'It goes on.',
};
