const posts_ = (count: number): string => (count === 1 ? 'one post' : `${count} posts`);

/** What the server says of blog posts. */
export const blogs = {
  'blogs.gone': 'This no longer exists. Reload the page and choose again.',
  'blogs.added': (p: { name: string }) => `“${p.name}” was added.`,
  'blogs.saved': 'The post was saved.',
  'blogs.removed': (p: { name: string }) => `“${p.name}” was deleted.`,
  'blogs.published': 'The post is published.',
  'blogs.scheduled': 'The post is scheduled. It appears by itself.',
  'blogs.unpublished': 'The post is no longer published.',
  'blogs.urlSaved': 'The address was saved. The old one leads to it.',
  'blogs.urlTaken': 'Another post has this address, or had it before. Choose another one.',
  'blogs.badUrl': 'An address has small letters, digits and single dashes, such as summer-at-the-pond.',
  'blogs.noUrl': 'Type an address first.',
  'blogs.urlLooked': 'The address was looked up.',
  'blogs.previewMade': 'The address works for an hour.',
  'blogs.timeNeedsDate': 'Choose the day as well.',
  'blogs.noSuchTime': 'The clocks go forward at that time. Choose another one.',
  'blogs.noPicture': 'This picture can’t be shown here. Choose one from the image library, or upload a new one.',
  'blogs.nameTaken': 'This name is already on the list. Choose another one.',
  'blogs.nameAdded': (p: { name: string }) => `${p.name} was added.`,
  'blogs.nameSaved': 'The name was saved.',
  'blogs.nameRemoved': (p: { name: string }) => `${p.name} was deleted.`,
  'blogs.inUse': (p: { count: number }) => `This is used by ${posts_(p.count)}. Change those first.`,
};
