import type { Message } from '../../kernel/say.ts';
import { say } from '../../kernel/say.ts';
import type { Right } from './right-to-watch.ts';

/** Why the picture is withheld, as a sentence a parent understands; the child is called by its first name. */
export const reasonMessage = (right: Right, now: Date): Message => {
  const name = right.student_name ?? '';
  const opening = { at: right.opens_at, zone: right.zone ?? 'UTC', now };
  switch (right.reason) {
    case null:
      return say('watch.ok');
    case 'absent':
    case 'not_checked_in':
    case 'checked_out':
      return say(`watch.${right.reason}`, { name });
    case 'other_room':
      return say('watch.other_room', { name, room: right.other_room ?? '' });
    case 'blackout':
      return say('watch.blackout', { ...opening, why: right.blackout ?? '' });
    case 'schedule':
      return say('watch.schedule', opening);
    case 'limit':
      return say('watch.limit', { max: right.max_logins ?? 0 });
    default:
      return say(`watch.${right.reason}`);
  }
};
