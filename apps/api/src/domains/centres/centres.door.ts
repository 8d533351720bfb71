export { writeToAdmins } from './admins.ts';
