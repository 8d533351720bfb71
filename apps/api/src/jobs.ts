import { activityJobs } from './domains/activities/digest.ts';
import { alertJobs } from './domains/alerts/alert-job.ts';
import { noticeEmailJobs } from './domains/alerts/notice-emails.ts';
import { textJobs } from './domains/alerts/texts/send-job.ts';
import { announcementJobs } from './domains/announcements/begin-job.ts';
import { archiveJobs } from './domains/archive/own-archives.ts';
import { forgottenJobs } from './domains/attendance/forgotten/forgotten-jobs.ts';
import { accountEmailJobs } from './domains/auth/email-jobs.ts';
import { billingJobs } from './domains/billing/billing-jobs.ts';
import { calendarJobs } from './domains/calendar/calendar-jobs.ts';
import { backupJobs } from './domains/centres/backup-job.ts';
import { certificateJobs } from './domains/centres/certificate-job.ts';
import { centerJobs } from './domains/centres/cover-job.ts';
import { hostingJobs } from './domains/centres/deploy-job.ts';
import { domainJobs } from './domains/centres/domain-jobs.ts';
import { erasingJobs } from './domains/centres/erase-job.ts';
import { newCenterJobs } from './domains/centres/new-center-job.ts';
import { subscriptionJobs } from './domains/centres/subscription-job.ts';
import { chatJobs } from './domains/chat/push-job.ts';
import { webhookJobs } from './domains/developers/webhooks/webhook-jobs.ts';
import { drillJobs } from './domains/drills/tell-due.ts';
import { exportJobs } from './domains/exports/export-jobs.ts';
import { fileJobs } from './domains/files/file-jobs.ts';
import { foodJobs } from './domains/food/food-jobs.ts';
import { reminderJobs } from './domains/forms/reminder-jobs.ts';
import { formJobs } from './domains/forms/seal-job.ts';
import { carePlanJobs } from './domains/health/care-plans/tell-due.ts';
import { doseJobs } from './domains/health/medications/missed.ts';
import { importJobs } from './domains/imports/write/rest-job.ts';
import { incidentJobs } from './domains/incidents/incident-jobs.ts';
import { pictureJobs } from './domains/media/picture-jobs.ts';
import { newsletterJobs } from './domains/newsletters/send-job.ts';
import { noticeJobs } from './domains/notifications/notice-jobs.ts';
import { pushJobs } from './domains/notifications/push/push-jobs.ts';
import { portfolioJobs } from './domains/portfolios/files/make-file.ts';
import { packJobs } from './domains/reports/pack/make-pack.ts';
import { savedReportJobs } from './domains/reports/saved/send-saved.ts';
import { ticketJobs } from './domains/tickets/remove.ts';
import { forgetJobs } from './forget-jobs.ts';
import type { Jobs } from './kernel/jobs/job.ts';
import { listeners } from './listeners.ts';
import { emailJobs } from './outbox/deliver.ts';

/** Every job of the product; each listener is one as well. */
export const jobs: Jobs = [
  ...emailJobs,
  ...listeners,
  ...accountEmailJobs,
  ...activityJobs,
  ...alertJobs,
  ...announcementJobs,
  ...archiveJobs,
  ...billingJobs,
  ...carePlanJobs,
  ...centerJobs,
  ...certificateJobs,
  ...domainJobs,
  ...doseJobs,
  ...drillJobs,
  ...hostingJobs,
  ...backupJobs,
  ...erasingJobs,
  ...newCenterJobs,
  ...subscriptionJobs,
  ...calendarJobs,
  ...chatJobs,
  ...exportJobs,
  ...fileJobs,
  ...foodJobs,
  ...forgetJobs,
  ...forgottenJobs,
  ...formJobs,
  ...reminderJobs,
  ...incidentJobs,
  ...newsletterJobs,
  ...noticeJobs,
  ...noticeEmailJobs,
  ...pictureJobs,
  ...importJobs,
  ...packJobs,
  ...savedReportJobs,
  ...portfolioJobs,
  ...pushJobs,
  ...textJobs,
  ...ticketJobs,
  ...webhookJobs,
];
