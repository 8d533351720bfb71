import { calls as activities } from './domains/activities/activities.calls.ts';
import { attendanceEntryCalls } from './domains/activities/attendance.calls.ts';
import { photoCalls as activityPhotoCalls } from './domains/activities/photos.calls.ts';
import { roundCalls } from './domains/activities/rounds.calls.ts';
import { saveCalls } from './domains/activities/save.calls.ts';
import { alertReportCalls, calls as alerts } from './domains/alerts/alerts.calls.ts';
import { consentCalls } from './domains/alerts/consent/consent.calls.ts';
import { textCalls } from './domains/alerts/texts/texts.calls.ts';
import { calls as announcements } from './domains/announcements/announcements.calls.ts';
import { saveCalls as announcementSaveCalls } from './domains/announcements/save.calls.ts';
import { calls as archive } from './domains/archive/archive.calls.ts';
import { calls as attendance } from './domains/attendance/attendance.calls.ts';
import { forgottenCalls } from './domains/attendance/forgotten/forgotten.calls.ts';
import { calls as auth } from './domains/auth/auth.calls.ts';
import { factorCalls } from './domains/auth/factors/factors.calls.ts';
import { guestCalls } from './domains/auth/guest.calls.ts';
import { ownAccountCalls } from './domains/auth/own-account.calls.ts';
import { accountCalls } from './domains/billing/accounts/accounts.calls.ts';
import { agencyCalls } from './domains/billing/agencies/agencies.calls.ts';
import { remittanceCalls } from './domains/billing/agencies/remittance.calls.ts';
import { subsidyCalls } from './domains/billing/agencies/subsidies.calls.ts';
import { depositCalls } from './domains/billing/deposits/deposits.calls.ts';
import { billEmailCalls } from './domains/billing/emails/emails.calls.ts';
import { invoiceCalls } from './domains/billing/invoices/invoices.calls.ts';
import { paperCalls } from './domains/billing/paper/paper.calls.ts';
import { cardCalls } from './domains/billing/payments/cards.calls.ts';
import { creditCalls } from './domains/billing/payments/credits.calls.ts';
import { paymentCalls } from './domains/billing/payments/payments.calls.ts';
import { voidCalls } from './domains/billing/payments/voids.calls.ts';
import { planCalls } from './domains/billing/plans/plans.calls.ts';
import { priceCalls } from './domains/billing/prices/prices.calls.ts';
import { templateCalls } from './domains/billing/prices/templates.calls.ts';
import { programCalls } from './domains/billing/programs.calls.ts';
import { questionCalls } from './domains/billing/questions/questions.calls.ts';
import { reportCalls } from './domains/billing/reports/reports.calls.ts';
import { runCalls } from './domains/billing/runs/runs.calls.ts';
import { calls as blogs } from './domains/blogs/blogs.calls.ts';
import { listCalls as blogListCalls } from './domains/blogs/lists.calls.ts';
import { publishedCalls } from './domains/blogs/published.calls.ts';
import { calls as calendar } from './domains/calendar/calendar.calls.ts';
import { feedCalls } from './domains/calendar/feed.calls.ts';
import { calls as cameras } from './domains/cameras/cameras.calls.ts';
import { gatewayCalls } from './domains/cameras/fleet/gateways.calls.ts';
import { severalCameraCalls } from './domains/cameras/many/cameras-at-once.calls.ts';
import { cameraSettingCalls } from './domains/cameras/settings/settings.calls.ts';
import { calls as streams } from './domains/cameras/streams.calls.ts';
import { calls as watching } from './domains/cameras/watch.calls.ts';
import { backupCalls } from './domains/centres/backups.calls.ts';
import { centerBillingCalls } from './domains/centres/billing.calls.ts';
import { centerCardCalls } from './domains/centres/cards.calls.ts';
import { certificateCalls } from './domains/centres/certificates.calls.ts';
import { customerCalls } from './domains/centres/customers.calls.ts';
import { demoCalls } from './domains/centres/demo.calls.ts';
import { directoryCalls } from './domains/centres/directory.calls.ts';
import { domainCalls } from './domains/centres/domains.calls.ts';
import { erasingCalls } from './domains/centres/erasing.calls.ts';
import { hostingCalls } from './domains/centres/hosting.calls.ts';
import { centerInvoiceCalls } from './domains/centres/invoices.calls.ts';
import { ownPaymentCalls } from './domains/centres/own-payment.calls.ts';
import { centerPlanCalls } from './domains/centres/plans.calls.ts';
import { setUpCalls } from './domains/centres/set-ups.calls.ts';
import { supportCalls } from './domains/centres/support.calls.ts';
import { webServerCalls } from './domains/centres/web-servers.calls.ts';
import { calls as chat } from './domains/chat/chat.calls.ts';
import { chatListCalls as chatLists } from './domains/chat/chats.calls.ts';
import { writeCalls as chatWrites } from './domains/chat/write.calls.ts';
import { calls as checkpoints } from './domains/checkpoints/checkpoints.calls.ts';
import { calls as developers } from './domains/developers/developers.calls.ts';
import { interfaceCalls } from './domains/developers/interface/interface.calls.ts';
import { calls as doorAlerts } from './domains/door-alerts/door-alerts.calls.ts';
import { drillCalls } from './domains/drills/drills.calls.ts';
import { calls as centerExports } from './domains/exports/exports.calls.ts';
import { credentialCalls } from './domains/files/credentials/credentials.calls.ts';
import { calls as files } from './domains/files/files.calls.ts';
import { paperCalls as filePapers } from './domains/files/papers.calls.ts';
import { calls as food } from './domains/food/food.calls.ts';
import { programCalls as foodProgram } from './domains/food/program.calls.ts';
import { answerUseCalls } from './domains/forms/answer-uses.calls.ts';
import { entryCalls } from './domains/forms/entries.calls.ts';
import { calls as forms } from './domains/forms/forms.calls.ts';
import { printedCalls } from './domains/forms/printed.calls.ts';
import { calls as health } from './domains/health/health.calls.ts';
import { calls as importedCalls } from './domains/imports/imports.calls.ts';
import { keptCalls as keptImportCalls } from './domains/imports/kept.calls.ts';
import { saveCalls as savedImportCalls } from './domains/imports/save.calls.ts';
import { calls as incidentCalls } from './domains/incidents/incidents.calls.ts';
import { calls as incidentRecordingCalls } from './domains/incidents/recording.calls.ts';
import { calls as incidentSupportCalls } from './domains/incidents/support.calls.ts';
import { injuryCalls } from './domains/injuries/injuries.calls.ts';
import { kioskCalls } from './domains/kiosk/kiosk.calls.ts';
import { offlineCalls } from './domains/kiosk/offline/offline.calls.ts';
import { screeningAtTabletCalls } from './domains/kiosk/screening.calls.ts';
import { calls as frameworks } from './domains/learning/frameworks.calls.ts';
import { importCalls as learningImportCalls } from './domains/learning/import/import.calls.ts';
import { libraryCalls as learningLibraryCalls } from './domains/learning/library.calls.ts';
import { milestoneCalls } from './domains/learning/milestones.calls.ts';
import { skillCalls } from './domains/learning/skills.calls.ts';
import { profileCalls } from './domains/locations/centre-profile.calls.ts';
import { calls as locations } from './domains/locations/locations.calls.ts';
import { manageCalls } from './domains/locations/manage-locations.calls.ts';
import { libraryCalls } from './domains/media/library.calls.ts';
import { calls as media } from './domains/media/media.calls.ts';
import { calls as newsletterCalls } from './domains/newsletters/newsletters.calls.ts';
import { sendCalls } from './domains/newsletters/send.calls.ts';
import { calls as notifications } from './domains/notifications/notifications.calls.ts';
import { pushCalls } from './domains/notifications/push/push.calls.ts';
import { calls as permissions } from './domains/permissions/permissions.calls.ts';
import { calls as plans } from './domains/plans/plans.calls.ts';
import { calls as portfolios } from './domains/portfolios/portfolios.calls.ts';
import { calls as roomRatio } from './domains/ratio/room-ratio.calls.ts';
import { calls as relationships } from './domains/relationships/relationships.calls.ts';
import { activityReportCalls } from './domains/reports/activity-reports.calls.ts';
import { calls as cameraReports } from './domains/reports/camera-reports.calls.ts';
import { calls as exports } from './domains/reports/exports.calls.ts';
import { calls as hours } from './domains/reports/hours/hours.calls.ts';
import { listCalls as reportListCalls } from './domains/reports/lists/lists.calls.ts';
import { calls as logReports } from './domains/reports/log-reports.calls.ts';
import { packCalls } from './domains/reports/pack/pack.calls.ts';
import { savedReportCalls } from './domains/reports/saved/saved.calls.ts';
import { calls as sentLog } from './domains/reports/sent-log/sent-log.calls.ts';
import { calls as rooms } from './domains/rooms/rooms.calls.ts';
import { awayCalls } from './domains/schedules/away/away.calls.ts';
import { ownScheduleCalls } from './domains/schedules/own-schedule.calls.ts';
import { rosterCalls } from './domains/schedules/roster/roster.calls.ts';
import { calls as schedules } from './domains/schedules/schedules.calls.ts';
import { screeningCalls } from './domains/screening/screening.calls.ts';
import { calls as search } from './domains/search/search.calls.ts';
import { firstStepCalls } from './domains/settings/first-steps.calls.ts';
import { inheritedCalls } from './domains/settings/inherited.calls.ts';
import { sectionCalls } from './domains/settings/section.calls.ts';
import { calls as settings } from './domains/settings/settings.calls.ts';
import { storedSettingCalls } from './domains/settings/stored-setting.calls.ts';
import { billingProgramCalls } from './domains/students/billing-program.ts';
import { familyCalls } from './domains/students/families.calls.ts';
import { guardianFormCalls } from './domains/students/guardian-forms.calls.ts';
import { photoCalls } from './domains/students/photos.calls.ts';
import { pictureCalls } from './domains/students/picture.ts';
import { calls as studentChanges } from './domains/students/student-changes.calls.ts';
import { calls as students } from './domains/students/students.calls.ts';
import { visitorCalls } from './domains/students/visitors/visitors.calls.ts';
import { allergyCalls } from './domains/tags/allergies.calls.ts';
import { medicationCalls } from './domains/tags/medications.calls.ts';
import { calls as tags } from './domains/tags/tags.calls.ts';
import { careCalls as ticketCareCalls } from './domains/tickets/care.calls.ts';
import { categoryCalls as ticketCategoryCalls } from './domains/tickets/categories.calls.ts';
import { deskCalls } from './domains/tickets/desk.calls.ts';
import { figureCalls as ticketFigureCalls } from './domains/tickets/figures.calls.ts';
import { fileCalls as ticketFileCalls } from './domains/tickets/files.calls.ts';
import { knownCalls } from './domains/tickets/known.calls.ts';
import { heldMailCalls } from './domains/tickets/mail/held.calls.ts';
import { problemCalls } from './domains/tickets/problems.calls.ts';
import { supportCalls as ticketSupportCalls } from './domains/tickets/support.calls.ts';
import { calls as ticketCalls } from './domains/tickets/tickets.calls.ts';
import { calls as timeClock } from './domains/time-clock/time-clock.calls.ts';
import { avatarCalls } from './domains/users/avatar.ts';
import { contactCalls } from './domains/users/contacts.calls.ts';
import { editCalls } from './domains/users/edit.calls.ts';
import { ownAddressCalls } from './domains/users/own-address.calls.ts';
import { passwordCalls } from './domains/users/password.ts';
import { teamCalls } from './domains/users/team.calls.ts';
import { calls as users } from './domains/users/users.calls.ts';
import { contentCalls } from './domains/website/content.calls.ts';
import { lookCalls } from './domains/website/look.calls.ts';
import { publishCalls } from './domains/website/publish.calls.ts';
import { calls as website } from './domains/website/website.calls.ts';
import { type Calls, goingOn } from './kernel/call/call.ts';

/** Calls by the domain the catalogue puts them into; it may stand in several files, and in folders of other names. */
const domains: readonly (readonly [domain: string, calls: Calls])[] = [
  ['activities', activities],
  ['activities', attendanceEntryCalls],
  ['activities', activityPhotoCalls],
  ['activities', roundCalls],
  ['activities', saveCalls],
  ['alerts', goingOn(alerts, 'urgent')],
  ['alerts', textCalls],
  ['alerts', consentCalls],
  ['reports', alertReportCalls],
  ['announcements', announcements],
  ['announcements', announcementSaveCalls],
  ['archive', archive],
  ['attendance', goingOn(attendance)],
  ['attendance', goingOn(drillCalls)],
  ['attendance', goingOn(timeClock)],
  ['attendance', goingOn(kioskCalls)],
  ['attendance', goingOn(offlineCalls)],
  ['attendance', goingOn(doorAlerts)],
  ['attendance', goingOn(forgottenCalls)],
  ['auth', goingOn(auth)],
  ['auth', goingOn(factorCalls)],
  ['auth', goingOn(guestCalls)],
  ['auth', goingOn(ownAccountCalls)],
  ['billing', programCalls],
  ['billing', priceCalls],
  ['billing', templateCalls],
  ['billing', planCalls],
  ['billing', runCalls],
  ['billing', accountCalls],
  ['billing', invoiceCalls],
  ['billing', paymentCalls],
  ['billing', cardCalls],
  ['billing', creditCalls],
  ['billing', voidCalls],
  ['billing', agencyCalls],
  ['billing', subsidyCalls],
  ['billing', remittanceCalls],
  ['billing', depositCalls],
  ['billing', reportCalls],
  ['billing', paperCalls],
  ['billing', billEmailCalls],
  ['billing', questionCalls],
  ['blogs', blogs],
  ['blogs', blogListCalls],
  ['blogs', publishedCalls],
  ['website', website],
  ['website', lookCalls],
  ['website', contentCalls],
  ['website', publishCalls],
  ['calendar', calendar],
  ['calendar', feedCalls],
  ['cameras', cameras],
  ['centres', goingOn(directoryCalls)],
  ['centres', goingOn(backupCalls)],
  ['centres', goingOn(erasingCalls)],
  ['centres', goingOn(webServerCalls)],
  ['centres', goingOn(domainCalls)],
  ['centres', goingOn(certificateCalls)],
  ['centres', goingOn(centerCardCalls)],
  ['centres', goingOn(hostingCalls)],
  ['centres', goingOn(centerPlanCalls)],
  ['centres', goingOn(demoCalls)],
  ['centres', goingOn(setUpCalls)],
  ['centres', goingOn(customerCalls)],
  ['centres', goingOn(supportCalls)],
  ['centres', goingOn(ownPaymentCalls)],
  ['centres', goingOn(centerInvoiceCalls)],
  ['centres', goingOn(centerBillingCalls)],
  ['cameras', streams],
  ['cameras', gatewayCalls],
  ['cameras', severalCameraCalls],
  ['cameras', cameraSettingCalls],
  ['cameras', watching],
  ['search', search],
  ['chat', chat],
  ['chat', chatLists],
  ['chat', chatWrites],
  ['developers', developers],
  ['developers', interfaceCalls],
  ['exports', goingOn(centerExports)],
  ['files', files],
  ['files', credentialCalls],
  ['files', filePapers],
  ['food', food],
  ['food', foodProgram],
  ['forms', forms],
  ['forms', entryCalls],
  ['forms', answerUseCalls],
  ['health', health],
  ['health', goingOn(injuryCalls)],
  ['health', goingOn(screeningCalls)],
  ['health', goingOn(screeningAtTabletCalls)],
  ['forms', printedCalls],
  ['imports', importedCalls],
  ['imports', savedImportCalls],
  ['imports', keptImportCalls],
  ['incidents', incidentCalls],
  ['incidents', incidentRecordingCalls],
  ['incidents', incidentSupportCalls],
  ['checkpoints', checkpoints],
  ['learning', frameworks],
  ['learning', skillCalls],
  ['learning', learningImportCalls],
  ['learning', learningLibraryCalls],
  ['learning', milestoneCalls],
  ['locations', locations],
  ['locations', manageCalls],
  ['locations', profileCalls],
  ['media', media],
  ['media', libraryCalls],
  ['newsletters', newsletterCalls],
  ['newsletters', sendCalls],
  ['notifications', notifications],
  ['notifications', pushCalls],
  ['permissions', permissions],
  ['plans', plans],
  ['relationships', relationships],
  ['rooms', rooms],
  ['reports', activityReportCalls],
  ['reports', roomRatio],
  ['reports', hours],
  ['reports', cameraReports],
  ['reports', logReports],
  ['reports', sentLog],
  ['reports', exports],
  ['reports', packCalls],
  ['reports', reportListCalls],
  ['reports', savedReportCalls],
  ['schedules', schedules],
  ['schedules', awayCalls],
  ['schedules', ownScheduleCalls],
  ['schedules', rosterCalls],
  ['students', students],
  ['students', studentChanges],
  ['students', billingProgramCalls],
  ['students', photoCalls],
  ['students', pictureCalls],
  ['students', guardianFormCalls],
  ['students', familyCalls],
  ['students', visitorCalls],
  ['settings', settings],
  ['settings', sectionCalls],
  ['settings', storedSettingCalls],
  ['settings', firstStepCalls],
  ['settings', inheritedCalls],
  ['portfolios', portfolios],
  ['tags', tags],
  ['tags', goingOn(allergyCalls)],
  ['tags', goingOn(medicationCalls)],
  ['tickets', ticketCalls],
  ['tickets', ticketFigureCalls],
  ['tickets', ticketFileCalls],
  ['tickets', ticketSupportCalls],
  ['tickets', ticketCategoryCalls],
  ['tickets', ticketCareCalls],
  ['tickets', deskCalls],
  ['tickets', problemCalls],
  ['tickets', heldMailCalls],
  ['tickets', knownCalls],
  ['users', users],
  ['users', passwordCalls],
  ['users', avatarCalls],
  ['users', contactCalls],
  ['users', teamCalls],
  ['users', editCalls],
  ['users', ownAddressCalls],
];

const gather = (): Calls => {
  const all: Record<string, Calls[string]> = {};
  for (const [domain, calls] of domains) {
    for (const [name, call] of Object.entries(calls)) {
      if (all[name]) throw new Error(`The call ${name} of ${domain} stands twice.`);
      all[name] = call;
    }
  }
  return all;
};

/** Every call that is served, by its name. */
export const calls: Calls = gather();

/** Which domain a call belongs to. */
export const domainOf = (call: string): string | undefined => domainByCall.get(call);
const domainByCall = new Map(domains.flatMap(([domain, own]) => Object.keys(own).map((name) => [name, domain])));
