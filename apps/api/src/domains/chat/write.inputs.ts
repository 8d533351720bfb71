import { choice, id, ids, text } from '../../kernel/call/input.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

export const words = text(1, 4000);
export const written = {
  message: words,
  /** What the client takes it for; where it carries something else, or nothing, it gets Error. */
  type: choice('text', 'image', 'file').optional(),
  /** Key of a picture or a document the caller has uploaded. */
  attachment: text(0, 100).optional(),
  users: ids(User, 20, 0).optional(),
  reply_to: id(ChatMessage).optional(),
};
export const sendMsgInput = { student_id: id(Student), ...written };
