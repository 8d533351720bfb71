import type { BuiltInPermission } from '@nestling/rules/permissions.ts';

/**
 * The tables each permission stands before: which calls write them is in `checks/spec/writes.json`, and staff write one under
 * one of its permissions. What a call writes of it without them is said below.
 */
export const guarded: Readonly<Record<BuiltInPermission, string>> = {
  edit_students:
    'student student_allergy student_medication student_tag allergy medication tag photo_consent sibling_group',
  enroll_students: 'student student_room student_tag sibling_group learning_checkpoint_level',
  delete_students: 'student guardian_link',
  manage_guardians: 'guardian_link guardian_request relationship visitor',
  black_list: 'guardian_link',
  manage_contacts:
    'app_user user_role user_location user_allergy user_medication user_tag opted_out consent_entry deletion_request camera_login_reset camera_login_day pin_slow',
  manage_team:
    'app_user user_role user_location staff_credential staff_requirement staff_requirement_person room_staff pto_entry time_off roster roster_time pin_slow',
  correct_attendance: 'attendance attendance_event attendance_room team_attendance team_event team_stretch',
  blackout_cameras: 'camera_blackout',
  manage_cameras:
    'camera camera_fault camera_group_camera camera_test stream stream_mode gateway gateway_location student_camera location_default_camera location_setting schedule schedule_date',
  manage_rooms: 'room room_staff camera_group billing_program billing_program_room',
  manage_incidents: 'incident incident_event incident_location incident_video',
  cut_recordings: 'incident incident_event incident_video incident_share recording_cut',
  handle_tickets:
    'canned_answer known_problem raised_ticket ticket ticket_attachment ticket_category ticket_counter ticket_history ticket_link ticket_location ticket_mail ticket_reader ticket_student ticket_user',
  import_people:
    'import_batch import_change import_heading import_row import_undo allergy app_user guardian_link medication room room_staff student student_allergy student_medication student_room user_location user_role',
  edit_settings:
    'location location_setting app_setting checkin_setting closure day_round kiosk_device drill_plan notice_address alert_setting chat_hours photo_setting ratio_setting school_profile timeclock_link verified_pin schedule schedule_date',
  manage_billing:
    'accounting_account billing_account_setting billing_agency billing_discount_past billing_month billing_payer billing_plan billing_plan_pause billing_plan_period billing_plan_template billing_preset billing_run billing_setting billing_setting_past charge_category credit demo_charge invoice invoice_counter invoice_item invoice_question ledger_account ledger_balance ledger_entry ledger_line payment payment_wish refund remittance_line sales_tax subsidy unbooked_dispute upcoming_change variable_charge variable_charge_program year_receipt',
  edit_forms:
    'form form_automation form_field form_notification_log form_notification_setting form_notification_user form_paper form_share form_version',
  approve_forms: 'form_entry form_entry_event',
  edit_files: 'file file_label file_label_of file_photo file_read file_share file_tag file_version',
  approve_documents: 'file_photo student_document student_document_log',
  manage_health:
    'care_plan health_question health_setting immunization immunization_exemption medication medication_authorization medication_event student_medication student_immunization student_immunization_dose student_immunization_log',
  act_as_others: 'refresh_token',
  reset_second_factors: 'passkey recovery_code sign_in_challenge totp',
  edit_learning:
    'learning_activity learning_activity_skill learning_activity_supply learning_attribute learning_category learning_checkpoint learning_crosswalk learning_domain learning_framework learning_progress learning_skill learning_supply learning_type',
  edit_blogs: 'blog blog_address blog_author blog_category blog_tag tag',
  publish_website: 'public_picture website_page website_page_draft website_release',
  edit_website:
    'website_event website_menu website_menu_option website_menu_week website_menu_week_option website_news website_news_category website_page website_page_address website_page_draft website_program website_redirect website_site website_staff_member website_testimonial website_theme',
  send_announcements:
    'alert alert_delivery alert_recipient announcement announcement_location announcement_role announcement_room letter_recipient letter_send newsletter newsletter_tag newsletter_tagged text_message text_recipient text_reply',
};

/** Tables that tell somebody of what was done, or count it: whatever may be done may be told. */
export const beside = [
  'chat_gap',
  'chat_join',
  'chat_message',
  'chat_room_join',
  'activity',
  'activity_event',
  'event_heard',
  'merge',
  'unsubscribe_link',
  'notice_letter',
  'notification',
  'outbox',
  'push_message',
  'reader_epoch',
  'reminder',
  'session',
  'sign_in_link',
  'ticket_letter',
  'ticket_tally',
  'ticket_thread',
  'ticket_word',
] as const;

const DOOR =
  'the work of the door: who is there says who came, went, moved or stays away; corrections need the permission';
const CLOCK = 'the own clock, or that of who stands at it; corrections need the permission';
const PLANS = 'when a child comes is planned by whoever is with the children; the team’s shifts need the permission';
const SUPPORT = 'support of the platform, asked from home about a center that is no home; its trail tells both';
const OWN = 'the own account alone';
const ADMINS = 'its rule is admin, who may give itself every permission';
const DOSES =
  'whoever is with a child gives what its family has signed and the office has approved; its log tells every line';
const ENTRY = 'an entry of the caller’s own; others’ are changed by who may approve them (`updateFormEntry`)';
const OWN_CARD = 'everybody hands in their own; of others, and of what was approved, it asks manage_team within';
const WAITS = 'what is entered without the permission waits for who has it, and what was approved is closed';
const ABOUT_OWN = 'the asker’s own question, request or receipt';
const HELP =
  'a manager asks for help, and goes on with it in its own reach; support needs the permission for tickets of others';
const TRAIL = 'the trail of who has looked: looking is the incident’s reach';

/** Calls by which staff write a table under none of its permissions: of which tables, and why that passes nothing. */
export const without: Readonly<Record<string, readonly [tables: string, why: string]>> = {
  addNewAWSCenter: ['immunization ticket_category ticket_counter', 'what each new center begins with'],
  addCenterChildLocation: ['location', SUPPORT],
  addLoginTime: ['app_user', OWN],
  approveSubmittedForm: [
    'app_user student student_allergy',
    'what an automation writes is asked of its approver field by field, else the line stays proposed (attacks/twins)',
  ],
  askAboutInvoice: ['invoice_question', ABOUT_OWN],
  askSignature: ['form form_field form_paper form_version', 'the form is the file itself, with a place to sign'],
  beginPasskeySignIn: ['sign_in_challenge', OWN],
  confirmTeamAttendance: ['team_attendance team_event team_stretch', CLOCK],
  createNewStudent: ['student_camera', 'the cameras its location gives every new child; others need the permission'],
  createNewsletterTemplate: ['newsletter newsletter_tagged', ADMINS],
  createStaffCredential: ['staff_credential', OWN_CARD],
  createStudent: ['student_camera', 'the cameras its location gives every new child; others need the permission'],
  createStudentAbsence: ['attendance_event time_off', DOOR],
  createStudentDocument: ['student_document student_document_log', WAITS],
  createStudentSchedule: ['student', 'which camera schedule holds for the child'],
  createStudentScheduleModule: ['roster roster_time', PLANS],
  createStudentUserByParent: ['app_user user_location user_role', 'the account waits for who manages contacts'],
  createStudentVacation: ['attendance_event time_off', DOOR],
  createUserSchedule: ['schedule schedule_date', 'when a person may watch: part of its account'],
  decideSmsResponse: ['consent_entry opted_out', 'the answer itself asks for it'],
  decideVisit: ['app_user', 'a visitor’s account stands with the visit'],
  deleteLocation: ['room', 'rooms go with their location'],
  deleteNewsletterTemplate: ['newsletter', ADMINS],
  deleteProgram: ['student', 'whose room is gone has none'],
  deleteStaffCredential: ['staff_credential', OWN_CARD],
  deleteStudentAbsence: ['attendance_event time_off', DOOR],
  deleteStudentDocument: ['student_document', WAITS],
  deleteStudentSchedule: ['student', 'which camera schedule holds for the child'],
  deleteStudentVacation: ['time_off', DOOR],
  deleteUser: ['guardian_link', 'links go with the account'],
  deleteUserSchedule: ['schedule schedule_date', 'when a person may watch: part of its account'],
  duplicateNewsletterTemplate: ['newsletter', ADMINS],
  editStudentAbsence: ['attendance_event time_off', DOOR],
  editStudentVacation: ['attendance_event time_off', DOOR],
  markAlertSeen: ['alert_recipient', ABOUT_OWN],
  markStudentsAbsent: ['attendance_event time_off', DOOR],
  mergeStudents: ['attendance', 'the stays of one child that was entered twice, as they are'],
  moveStudentSchedule: ['roster roster_time', PLANS],
  moveStudentsNow: ['attendance_event attendance_room', DOOR],
  noteStudentAllergy: [
    'allergy student student_allergy',
    'whoever is with a child notes what it must not eat; it is taken off under the permission',
  ],
  openStudentDocument: ['student_document_log', 'the trail of who has opened it'],
  publishNewsletterTemplate: ['newsletter', ADMINS],
  rejectPendingUser: ['guardian_link', 'links go with the account'],
  removeAuthenticatorApp: ['recovery_code totp', OWN],
  removeCenterChildLocation: ['location', SUPPORT],
  removeStudentAbsence: ['attendance_event time_off', DOOR],
  removeStudentScheduleModule: ['roster roster_time', PLANS],
  removeStudentVacation: ['attendance_event time_off', DOOR],
  reportStudentAbsence: ['attendance_event time_off', DOOR],
  requestDeletion: ['deletion_request', ABOUT_OWN],
  requestStaffPto: ['time_off', 'the own days off, which the office decides'],
  restoreStudent: ['billing_plan_pause', 'plans that rested while the child was archived go on'],
  saveAbsentActivity: ['attendance_event time_off', DOOR],
  saveAttandanceTeamFromApp: ['team_attendance team_event team_stretch', CLOCK],
  saveAttendanceTeam: ['team_attendance team_event team_stretch', CLOCK],
  saveCheckpointLevels: [
    'learning_checkpoint_level',
    'where a child stands is said by whoever is with it; merging records of children needs the permission',
  ],
  saveCenterSetting: ['app_setting', SUPPORT],
  saveCheckInActivity: ['attendance attendance_event attendance_room', DOOR],
  saveCheckOutActivity: ['attendance attendance_event', DOOR],
  saveFormEntryDraft: ['form_entry', ENTRY],
  saveOwnLanguage: ['app_user', OWN],
  saveParentAlertSetting: ['app_setting', 'the own alerts; those of a location need the permission'],
  saveReadDocument: ['file_read', ABOUT_OWN],
  saveStreamSettings: ['app_setting', 'how cameras are streamed'],
  confirmCarePlan: ['care_plan', 'families answer of their own; of staff it asks for manage_health itself'],
  createMedicationAuthorization: [
    'medication medication_authorization medication_event student_medication',
    'it stands at once only where the caller holds manage_health, which it asks for; else it waits',
  ],
  endMedicationAuthorization: [
    'medication_authorization medication_event',
    'families end their own; of staff it asks for manage_health itself',
  ],
  giveMedication: ['medication_event', DOSES],
  receiveMedication: ['medication_event', DOSES],
  returnMedication: ['medication_event', DOSES],
  saveStudentImmunization: ['student_immunization student_immunization_dose student_immunization_log', WAITS],
  saveUserStudentCheckInOutActivity: ['attendance attendance_event attendance_room', DOOR],
  saveUserUserName: ['app_user', OWN],
  sendCustomEmail: ['letter_recipient letter_send', 'support writes in the name of the centre'],
  settleForgottenCheckout: ['attendance attendance_event attendance_room', DOOR],
  settleKioskConflict: ['attendance attendance_event attendance_room', DOOR],
  stopLoginAsUser: ['refresh_token', OWN],
  submitPDFForm: ['form_entry form_entry_event', ENTRY],
  submitPDFFormStaff: ['form_entry form_entry_event', ENTRY],
  submitWebFormEntry: ['form_entry form_entry_event', ENTRY],
  transferStudents: ['billing_plan subsidy', 'a child’s plans move with it, as they are'],
  undoCheckInOut: ['attendance attendance_event attendance_room', DOOR],
  undoStudentAbsent: ['attendance_event time_off', DOOR],
  undoStudentMerge: ['attendance', 'the stays of one child that was entered twice, as they are'],
  updateAbsentActivity: ['attendance_event time_off', DOOR],
  updateCheckInActivity: ['attendance attendance_event', 'a note on a stay; its times need the permission'],
  updateFormEntry: ['form_entry form_entry_event', ENTRY],
  updateNewsletterTemplate: ['newsletter newsletter_tagged', ADMINS],
  updateStaffCredential: ['staff_credential', OWN_CARD],
  updateStudent: ['billing_plan', 'a child’s plans move with it, as they are'],
  updateStudentAbsence: ['attendance_event time_off', DOOR],
  takeBackStudentAllergy: ['student_allergy', 'a slip of the finger is taken back by whoever made it'],
  updateStudentDocument: ['student_document student_document_log', WAITS],
  updateStudentScheduleModule: ['roster roster_time', PLANS],
  updateStudentVacation: ['attendance_event time_off', DOOR],
  updateUserAvatar: ['app_user', OWN],
  updateUserProfile: ['app_user', OWN],
  updateUserSchedule: ['schedule schedule_date', 'when a person may watch: part of its account'],
  uploadNewsletterTemplate: ['newsletter', ADMINS],
  verifyIncidentVideo: ['incident_event', TRAIL],
  watchIncidentVideo: ['incident_event', TRAIL],
  withdrawDeletionRequest: ['deletion_request', ABOUT_OWN],
  withdrawSignature: ['form_entry form_entry_event', ENTRY],
  withdrawStaffPto: ['pto_entry time_off', 'the own days off, before the office decides'],
  withdrawStudentAbsence: ['time_off', DOOR],
  addTicketComment: ['ticket ticket_attachment ticket_history', HELP],
  addTicketComment2: ['ticket ticket_counter ticket_history ticket_location', HELP],
  changeTicketCategory: ['ticket ticket_history', HELP],
  createTicket: [
    'ticket ticket_attachment ticket_counter ticket_history ticket_location ticket_student ticket_user',
    HELP,
  ],
  createTicket2: [
    'ticket ticket_attachment ticket_counter ticket_history ticket_location ticket_student ticket_user',
    HELP,
  ],
  deleteTicket: ['ticket', HELP],
  deleteTicketAttachment: ['ticket_attachment ticket_history', HELP],
  deleteTicketAttachment2: ['ticket_attachment ticket_history', HELP],
  linkTickets: ['ticket_history ticket_link', HELP],
  lookAtTicket: ['ticket_reader', HELP],
  mergeUsers: ['ticket ticket_history', 'what an account has done is that of the account it went into'],
  openReportedProblem: ['ticket ticket_counter ticket_history ticket_location', HELP],
  rateTicket: ['ticket ticket_history', HELP],
  saveTicketDraft: ['ticket_reader', HELP],
  saveTicketSettings: ['app_setting', 'when support reminds, closes and answers is of those who answer'],
  unlinkTickets: ['ticket_history ticket_link', HELP],
  updateTicket: ['ticket ticket_attachment ticket_history', HELP],
  updateTicket2: ['ticket ticket_attachment ticket_history ticket_student', HELP],
  updateTicketStatus: ['ticket ticket_history', HELP],
};
