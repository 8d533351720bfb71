import type { Message } from '../../kernel/call/message.ts';
import { message } from '../../kernel/call/message.ts';
import type { Right } from './right-to-watch.ts';

/** Why the picture is withheld, as a sentence a parent understands; the child is called by its first name. */
export const reasonMessage = (right: Right, now: Date): Message => {
  const name = right.student_name ?? '';
  const opening = { at: right.opens_at, zone: right.zone ?? 'UTC', now };
  switch (right.reason) {
    case null:
      return message('watch.ok');
    case 'absent':
    case 'not_checked_in':
      return message(`watch.${right.reason}`, { name });
    case 'checked_out': {
      const { at = null, by = null } = right.gone ?? {};
      return message('watch.checked_out', { name, by, at: at === null ? null : new Date(at), zone: opening.zone, now });
    }
    case 'other_room':
      return message('watch.other_room', { name, room: right.other_room ?? '' });
    case 'blackout':
      return message('watch.blackout', { ...opening, why: right.blackout ?? '' });
    case 'schedule':
      return message('watch.schedule', opening);
    case 'limit':
      return message('watch.limit', { max: right.max_logins ?? 0 });
    default:
      return message(`watch.${right.reason}`);
  }
};
