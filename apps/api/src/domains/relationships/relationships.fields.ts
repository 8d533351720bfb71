import { atLeast, computed, fields, flag, ident, nested, one, orNull } from '../../kernel/read/entity.ts';
import { GuardianLink, Relationship } from '../../model/relationship/entity.ts';
import { relationshipName } from '../../model/relationship/names.ts';
import { allRelationships, ownLinks } from '../../model/relationship/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

fields(Relationship, {
  id: ident(),
  name: {
    ...computed('String', Relationship, ['name', 'word'], (kind, ctx) => relationshipName(kind, ctx.request.language)),
    nullable: false,
  },
  is_default: flag(),
  legal_guardian: flag(),
  relationship_type: orNull.text(),
});
nested(Relationship, allRelationships);

fields(GuardianLink, {
  id: ident(),
  student_id: ident(),
  user_id: ident(),
  student: one(Student, 'student_id'),
  user: one(User, 'user_id'),
  relation: one(Relationship, 'relationship_id'),
  emergency_contact: flag(),
  alert: flag(),
  watch_camera: flag(),
  legal_guardian: flag(),
  pickup: flag(),
  is_payer: flag(),
  black_list: atLeast('teacher', flag()),
  black_list_note: atLeast('teacher', orNull.text()),
});
nested(GuardianLink, ownLinks);
