import { flag, id, text } from '../../kernel/call/input.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { linkFlags } from './link-flags.ts';

export const kindFields = {
  is_default: flag().optional(),
  legal_guardian: flag().optional(),
  relationship_type: text(0, 60).nullish(),
};
export const createRelationshipInput = { name: text(1, 60), ...kindFields };

export const pair = { student_id: id(Student), user_id: id(User) };
export const addStudentGuardianInput = { ...pair, relation: id(Relationship), ...linkFlags };
