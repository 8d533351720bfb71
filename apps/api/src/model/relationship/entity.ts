import { entity } from '../../kernel/read/entity.ts';

/** What a contact is to a student, such as mother or neighbour. */
export const Relationship = entity('Relationship', 'relationship');

/** The link of a contact to a student, with what the contact may do. */
export const GuardianLink = entity('GuardianLink', 'guardian_link');
