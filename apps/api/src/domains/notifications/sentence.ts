import { isOwnNotice } from '@nestling/rules/own-notices.ts';
import type { Message } from '../../kernel/say.ts';
import { say } from '../../kernel/say.ts';

type Facts = Readonly<Record<string, unknown>>;
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const word = (facts: Facts, key: string): string => (typeof facts[key] === 'string' ? facts[key] : '');
const number = (facts: Facts, key: string): number => (typeof facts[key] === 'number' ? facts[key] : 0);

const doors = { black_list: 'notice.blackList', not_listed: 'notice.notListed', locked: 'notice.locked' } as const;
const isDoor = (why: string): why is keyof typeof doors => Object.hasOwn(doors, why);

/** The line of a notice and what stands below it; kinds of a newer version say their name. */
export const sentenceOf = (kind: string, given: unknown): { title: Message; text: Message | null } => {
  const facts = isFacts(given) ? given : {};
  const name = word(facts, 'name');
  const place = word(facts, 'location');
  if (!isOwnNotice(kind)) return { title: say('notice.other', { kind }), text: null };
  switch (kind) {
    case 'checks': {
      const values = { name, time: word(facts, 'time'), by: word(facts, 'by') };
      return { title: say(facts.out === true ? 'notice.checkedOut' : 'notice.checkedIn', values), text: null };
    }
    case 'media':
      return { title: say('activities.noticePhoto', { name }), text: null };
    case 'notes':
    case 'meds':
    case 'kudos':
    case 'observation':
    case 'custom':
    case 'food':
    case 'nap':
    case 'activity':
    case 'mood':
    case 'health_check':
    case 'name_to_face':
      return { title: say('activities.notice', { name, kind: word(facts, 'activity') }), text: null };
    case 'sign_up':
      return { title: say('notice.signUp', { name }), text: say('notice.signUpText', { place }) };
    case 'door_alert': {
      const why = word(facts, 'why');
      return { title: say(isDoor(why) ? doors[why] : 'notice.locked', { name }), text: say('notice.at', { place }) };
    }
    case 'forgotten':
      return { title: say('notice.forgotten', { count: number(facts, 'count') }), text: say('notice.at', { place }) };
    case 'expected':
      return {
        title: say('notice.expected', { name, time: word(facts, 'time') }),
        text: say('notice.expectedText', { place }),
      };
    case 'missing': {
      const values = { name, count: number(facts, 'count'), time: word(facts, 'time') };
      return { title: say('notice.missing', values), text: say('notice.at', { place }) };
    }
    case 'ratio': {
      const counts = { name, children: number(facts, 'children'), staff: number(facts, 'staff') };
      return { title: say('notice.ratio', counts), text: say('notice.at', { place }) };
    }
    case 'camera_away':
      return { title: say('notice.cameraAway', { name }), text: say('notice.at', { place }) };
    case 'factors_reset':
      return { title: say('notice.factorsReset', { by: word(facts, 'by') }), text: say('notice.factorsResetText') };
  }
};
