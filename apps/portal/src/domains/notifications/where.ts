import { allows, type Role } from '@nestling/rules/roles.ts';
import { href } from '../../addresses.ts';
import { recordHref } from '../students/record-href.ts';
import type { ToldFragment } from './notifications.graphql.ts';

/** Where the matter of a notification is seen to; null for a kind this version does not know. */
export const whereOf = ({ kind, about }: Pick<ToldFragment, 'kind' | 'about'>, role: Role): string | null => {
  switch (kind) {
    case 'sign_up':
      return about ? href('people.contact', { camuserId: about }) : href('people.contacts');
    case 'time_off':
      return href('schedules.people', {}, { type: 'staff' });
    case 'time_off_decided':
      return href('schedules.mine');
    case 'door_alert':
      return about && allows(role, 'manager') ? href('people.contact', { camuserId: about }) : href('attendance.door');
    case 'alert':
    case 'urgent_alert':
    case 'announcement':
      return href(allows(role, 'teacher') ? 'dashboard' : 'home');
    case 'missing':
      return href('attendance.students');
    case 'forgotten':
      return href('attendance.door');
    case 'ratio':
      return allows(role, 'manager') ? href('attendance.ratio') : href('dashboard');
    case 'mail_resting':
      return href('alerts.unsubscribed.mail');
    case 'invoice':
      return href('billing.family');
    case 'plans_moved':
      return about ? href('billing.account.plans', { studentId: about }) : null;
    case 'subsidy_ends':
      return about ? href('billing.agency.students', { agencyId: about }) : href('billing.subsidies');
    case 'camera_away':
      return href('cameras.list');
    case 'incident':
      return about ? href('incidents.one', { id: about }) : href('incidents.list');
    case 'incident_asked':
      return about ? href('incidents.main.one', { id: about }) : href('incidents.main');
    case 'credential':
      return href('credentials.own');
    case 'credential_office':
      return href('credentials.papers');
    case 'portfolio':
      return about ? href('portfolios.preview', { portfolioId: about }) : null;
    case 'ticket':
      return about ? href('tickets.one', { ticketId: about }) : href('tickets.list');
    case 'problem':
      return href('tickets.list');
    case 'ticket_asked':
      return about ? href('tickets.main.one', { ticketId: about }) : href('tickets.main');
    case 'calendar':
      return href(allows(role, 'teacher') ? 'calendar.main' : 'home');
    case 'forms':
      return href(allows(role, 'teacher') ? 'forms.team' : 'forms.own');
    case 'plans':
      return about && role === 'user' ? recordHref(role, about) : href('plans.lessons');
    case 'form_entries':
      return href(allows(role, 'manager') ? 'forms.submissions' : 'forms.list');
    case 'drill_due':
      return href('drills.all');
    case 'injury_office':
      return href('injuries.all', {}, { state: 'unreviewed' });
    case 'injury':
    case 'arrival_check':
    case 'illness':
    case 'exposure':
    case 'guardian_request':
    case 'visitor':
    case 'medication_asked':
    case 'medication':
    case 'dose_missed':
    case 'care_plan':
    case 'care_plan_office':
    case 'photo_consent':
    case 'visitor_asked':
    case 'media':
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
      return about ? recordHref(role, about) : null;
    case 'expected':
    case 'checks':
      return about ? recordHref(role, about) : null;
    case 'factors_reset':
      return href(role === 'user' ? 'account.contact' : 'account.own');
    default:
      return null;
  }
};
