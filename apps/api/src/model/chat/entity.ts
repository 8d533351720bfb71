import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** What somebody wrote in the chat of a student or of a room. */
export const ChatMessage = entity('ChatMessage', 'chat_message');

holdsFiles(ChatMessage, { attachment: { kind: 'picture', use: { kind: 'message' } }, file: { kind: 'attachment' } });
