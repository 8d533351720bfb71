export { setTags } from './set-tags.ts';
