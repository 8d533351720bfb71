export { setLogins } from './camera-logins.ts';
export { changeFields } from './change-fields.ts';
export { inviteMany } from './invite.ts';
export { avatar, contactFields, person } from './person-input.ts';
export { isNotAbove } from './rank.ts';
export { removeNewcomers, removePerson } from './remove-person.ts';
export { type Columns, changePerson, newPerson } from './save-person.ts';
export { writeContact } from './write-contact.ts';
