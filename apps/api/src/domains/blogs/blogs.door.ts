export { findInBlog } from './public/find.ts';
export { nextAppearance, readAddresses } from './public/read-posts.ts';
export { showLatest } from './public/show-list.ts';
