export { countUnreadOf } from './unread-of.ts';
