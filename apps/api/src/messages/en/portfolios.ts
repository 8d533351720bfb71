/** Portfolios: what families keep of a time. */
export const portfolios = {
  'portfolios.gone': 'This portfolio is not there any more.',
  'portfolios.sectionGone': 'This section is not there any more.',
  'portfolios.published': 'This portfolio was published and stays as families have read it. A manager can correct it.',
  'portfolios.endBeforeStart': 'The end lies before the start.',
  'portfolios.tooLong': (p: { days: number }) => `A portfolio covers ${p.days} days at most.`,
  'portfolios.correctedAlready': 'A correction of this portfolio has begun already.',
  'portfolios.managersRemove': 'A published portfolio is deleted by a manager.',
  'portfolios.manySections': (p: { most: number }) => `A portfolio has ${p.most} sections at most.`,
  'portfolios.otherSection': 'This section belongs to another portfolio.',
  'portfolios.notOfChild':
    'Only what families may see of this child can be added: nothing of other children, kept among staff, not approved, or withheld by a family.',
  'portfolios.full': (p: { most: number }) => `A portfolio holds ${p.most} moments at most.`,
  'portfolios.notInside': 'This is not in the portfolio.',
  'portfolios.empty': 'There is nothing in this portfolio yet: add moments or write something first.',
  'portfolios.created': 'The portfolio was begun.',
  'portfolios.saved': 'Saved.',
  'portfolios.publishedNow': 'Published. The family was notified.',
  'portfolios.correcting': 'A draft of the correction was made.',
  'portfolios.removed': 'The portfolio was deleted.',
  'portfolios.sectionAdded': (p: { name: string }) => `${p.name} was added.`,
  'portfolios.sectionRemoved': (p: { name: string }) => `${p.name} was deleted.`,
  'portfolios.activitiesAdded': (p: { count: number }) =>
    p.count === 1 ? '1 moment was added.' : `${p.count} moments were added.`,
  'portfolios.filePublished': 'Only a published portfolio can be downloaded.',
  'portfolios.fileWaiting': 'This file is being prepared already.',
  'portfolios.fileOften': (p: { times: number }) =>
    `You can have ${p.times} files of portfolios prepared within an hour. Try again later.`,
  'portfolios.fileAsked': 'The file is being prepared. It can be downloaded here in a moment.',
  'portfolios.bookTitle': (p: { name: string }) => `${p.name}’s portfolio`,
  'portfolios.bookFoot': (p: { centre: string; date: string }) => `Prepared by ${p.centre}, downloaded on ${p.date}`,
  'portfolios.activityRemoved': 'The moment was taken out. Its record stays.',
};
