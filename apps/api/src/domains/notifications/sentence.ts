import { isOwnNotice } from '@nestling/rules/own-notices.ts';
import type { Message } from '../../kernel/call/message.ts';
import { message } from '../../kernel/call/message.ts';
import { activitySentence } from './activity-sentence.ts';

type Facts = Readonly<Record<string, unknown>>;
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const word = (facts: Facts, key: string): string => (typeof facts[key] === 'string' ? facts[key] : '');
const number = (facts: Facts, key: string): number => (typeof facts[key] === 'number' ? facts[key] : 0);

const doors = { black_list: 'notice.blackList', not_listed: 'notice.notListed', locked: 'notice.locked' } as const;
const isDoor = (why: string): why is keyof typeof doors => Object.hasOwn(doors, why);

const states = {
  'in-progress': 'notice.incidentBegun',
  ready: 'notice.incidentReady',
  closed: 'notice.incidentClosed',
} as const;
const isState = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

const acts = {
  opened: 'notice.ticketOpened',
  replied: 'notice.ticketReplied',
  answered: 'notice.ticketAnswered',
  moved: 'notice.ticketMoved',
  merged: 'notice.ticketMerged',
  reminded: 'notice.ticketReminded',
  expired: 'notice.ticketExpired',
  unhelped: 'notice.ticketUnhelped',
} as const;
const isAct = (act: string): act is keyof typeof acts => Object.hasOwn(acts, act);

/** The line of a notice and what stands below it; kinds of a newer version say their name. */
export const sentenceOf = (kind: string, given: unknown): { title: Message; text: Message | null } => {
  const facts = isFacts(given) ? given : {};
  const name = word(facts, 'name');
  const place = word(facts, 'location');
  if (!isOwnNotice(kind)) return { title: message('notice.other', { kind }), text: null };
  switch (kind) {
    case 'checks': {
      const values = { name, time: word(facts, 'time'), by: word(facts, 'by') };
      return { title: message(facts.out === true ? 'notice.checkedOut' : 'notice.checkedIn', values), text: null };
    }
    case 'media':
      return { title: message('activities.noticePhoto', { name }), text: null };
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
      return activitySentence(facts);
    case 'alert':
    case 'urgent_alert':
      return {
        title: message(kind === 'alert' ? 'notice.alert' : 'notice.urgentAlert'),
        text: message('notice.announcementText', { text: word(facts, 'text') }),
      };
    case 'announcement':
      return {
        title: message('notice.announcement'),
        text: message('notice.announcementText', { text: word(facts, 'text') }),
      };
    case 'forms':
      return { title: message('forms.notice', { name, act: word(facts, 'act') }), text: null };
    case 'files': {
      const about = {
        name,
        child: word(facts, 'child'),
        day: word(facts, 'date'),
        over: word(facts, 'act') === 'overdue',
      };
      return {
        title: about.day
          ? message('files.noticeExpiry', about)
          : message('files.notice', { name, act: word(facts, 'act') }),
        text: null,
      };
    }
    case 'plans':
      return { title: message('plans.notice', { name, act: word(facts, 'act') }), text: null };
    case 'documents': {
      const about = {
        name,
        child: word(facts, 'child'),
        day: word(facts, 'date'),
        over: word(facts, 'act') === 'overdue',
      };
      return {
        title: about.day ? message('files.noticeExpiry', about) : message('files.noticeWaiting', about),
        text: message('notice.at', { place }),
      };
    }
    case 'portfolio':
      return {
        title: message('notice.portfolio', { name, from: word(facts, 'from'), to: word(facts, 'to') }),
        text: null,
      };
    case 'calendar':
      return {
        title: message('calendar.reminder', { name, day: word(facts, 'date'), time: word(facts, 'time') }),
        text: message('notice.at', { place }),
      };
    case 'mail_resting':
      return {
        title: message('notice.mailResting', { name }),
        text: message('notice.announcementText', { text: word(facts, 'address') }),
      };
    case 'plans_moved':
      return {
        title: message('notice.plansMoved', { name, from: word(facts, 'from') }),
        text: message('notice.plansMovedText', { goes: word(facts, 'goes'), ends: word(facts, 'ends') }),
      };
    case 'subsidy_ends': {
      const about = { name, agency: word(facts, 'agency'), day: word(facts, 'date') };
      return { title: message('notice.subsidyEnds', about), text: message('notice.at', { place }) };
    }
    case 'invoice':
      return {
        title: message('notice.invoice', { name }),
        text: message('notice.invoiceText', { cents: number(facts, 'cents'), due: word(facts, 'due') }),
      };
    case 'form_entries':
      return { title: message('forms.newEntry', { name }), text: null };
    case 'sign_up':
      return { title: message('notice.signUp', { name }), text: message('notice.signUpText', { place }) };
    case 'time_off': {
      const days = { from: word(facts, 'from'), to: word(facts, 'to') };
      return { title: message('notice.timeOff', { name, ...days }), text: message('notice.at', { place }) };
    }
    case 'time_off_decided': {
      const days = { from: word(facts, 'from'), to: word(facts, 'to'), by: word(facts, 'by') };
      const decided = word(facts, 'status') === 'approved' ? 'notice.timeOffApproved' : 'notice.timeOffDeclined';
      return { title: message(decided, days), text: null };
    }
    case 'guardian_request': {
      const values = { name, child: word(facts, 'child'), by: word(facts, 'by'), place };
      return { title: message('notice.guardianRequest', values), text: message('notice.guardianRequestText', values) };
    }
    case 'visitor_asked':
    case 'visitor': {
      const days = { from: word(facts, 'from'), to: word(facts, 'to') };
      const told = kind === 'visitor' ? 'notice.visitor' : 'notice.visitorAsked';
      return {
        title: message(told, { name, child: word(facts, 'child'), ...days }),
        text: message('notice.at', { place }),
      };
    }
    case 'medication_asked':
    case 'medication': {
      const told = kind === 'medication' ? 'notice.medication' : 'notice.medicationAsked';
      const values = { name, medicine: word(facts, 'medicine'), act: word(facts, 'act') };
      return { title: message(told, values), text: message('notice.at', { place }) };
    }
    case 'dose_missed': {
      const values = { name, medicine: word(facts, 'medicine'), time: word(facts, 'time') };
      return { title: message('notice.doseMissed', values), text: message('notice.at', { place }) };
    }
    case 'drill_due':
      return {
        title: message('notice.drillDue', { kind: word(facts, 'act'), day: word(facts, 'date') }),
        text: message('notice.at', { place }),
      };
    case 'injury':
    case 'injury_office': {
      const told = kind === 'injury' ? 'notice.injury' : 'notice.injuryOffice';
      return { title: message(told, { name, act: word(facts, 'act') }), text: message('notice.at', { place }) };
    }
    case 'exposure': {
      const values = { illness: word(facts, 'illness'), room: word(facts, 'room') };
      return { title: message('notice.exposure', values), text: message('notice.at', { place }) };
    }
    case 'arrival_check': {
      const values = { name, act: word(facts, 'act') };
      return { title: message('notice.healthCheck', values), text: message('notice.at', { place }) };
    }
    case 'illness': {
      const values = { name, act: word(facts, 'act'), illness: word(facts, 'illness') };
      return { title: message('notice.illness', values), text: message('notice.at', { place }) };
    }
    case 'care_plan':
    case 'care_plan_office': {
      const told = kind === 'care_plan' ? 'notice.carePlan' : 'notice.carePlanOffice';
      const values = { name, plan: word(facts, 'plan'), act: word(facts, 'act') };
      return { title: message(told, values), text: message('notice.at', { place }) };
    }
    case 'credential':
    case 'credential_office': {
      const about = { name, by: word(facts, 'by'), act: word(facts, 'act'), day: word(facts, 'date') };
      return {
        title: message(kind === 'credential' ? 'notice.credential' : 'notice.credentialOffice', about),
        text: null,
      };
    }
    case 'photo_consent': {
      const values = { name, by: word(facts, 'by'), level: word(facts, 'level') };
      return { title: message('notice.photoConsent', values), text: null };
    }
    case 'door_alert': {
      const why = word(facts, 'why');
      return {
        title: message(isDoor(why) ? doors[why] : 'notice.locked', { name }),
        text: message('notice.at', { place }),
      };
    }
    case 'forgotten':
      return {
        title: message('notice.forgotten', { count: number(facts, 'count') }),
        text: message('notice.at', { place }),
      };
    case 'expected':
      return {
        title: message('notice.expected', { name, time: word(facts, 'time') }),
        text: message('notice.expectedText', { place }),
      };
    case 'missing': {
      const values = { name, count: number(facts, 'count'), time: word(facts, 'time') };
      return { title: message('notice.missing', values), text: message('notice.at', { place }) };
    }
    case 'ratio': {
      const counts = { name, children: number(facts, 'children'), staff: number(facts, 'staff') };
      return { title: message('notice.ratio', counts), text: message('notice.at', { place }) };
    }
    case 'camera_away':
      return { title: message('notice.cameraAway', { name }), text: message('notice.at', { place }) };
    case 'incident': {
      const status = word(facts, 'status');
      return {
        title: message(isState(status) ? states[status] : 'notice.incidentBegun', { name }),
        text: message('notice.at', { place }),
      };
    }
    case 'incident_asked':
      return { title: message('notice.incidentAsked', { name }), text: message('notice.at', { place }) };
    case 'ticket':
    case 'ticket_asked': {
      const values = { name, number: word(facts, 'number'), by: word(facts, 'by') };
      const act = word(facts, 'act');
      return { title: message(isAct(act) ? acts[act] : 'notice.ticketMoved', values), text: null };
    }
    case 'problem':
      return {
        title: message('notice.problem', { by: word(facts, 'by') }),
        text: message('notice.problemText', { name }),
      };
    case 'factors_reset':
      return {
        title: message('notice.factorsReset', { by: word(facts, 'by') }),
        text: message('notice.factorsResetText'),
      };
  }
};
