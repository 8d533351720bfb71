import type { Rule } from './roles.ts';

/** A list that can be taken away as a file: who may ask for it, and whether it is of a span of days. */
type List = { readonly rule: Rule; readonly dated?: true };

/** The lists that can be taken away as files and sent regularly, by the calls that answer them. */
export const lists = {
  users: { rule: 'manager' },
  getTeamList: { rule: 'manager' },
  students: { rule: 'manager' },
  teacherStudents: { rule: 'teacher' },
  relationships: { rule: 'user' },
  unsubscribedEmails: { rule: 'manager' },
  unsubscribedSms: { rule: 'manager' },
  programs: { rule: 'manager' },
  locations: { rule: 'kvsupport' },
  cameras: { rule: 'manager' },
  streams: { rule: 'admin' },
  activeStreamings: { rule: 'admin' },
  getCameraBeingWatched: { rule: 'manager' },
  schedules: { rule: 'manager' },
  studentTags: { rule: 'teacher' },
  studentAllergies: { rule: 'teacher' },
  studentMedications: { rule: 'teacher' },
  getAllFiles: { rule: 'teacher' },
  filterFiles: { rule: 'teacher', dated: true },
  locationStudentDocuments: { rule: 'teacher' },
  filterWebForms: { rule: 'teacher' },
  getFormSubmissions: { rule: 'manager', dated: true },
  blogs: { rule: 'blog' },
  websiteSites: { rule: 'center' },
  announcements: { rule: 'teacher' },
  smsResponse: { rule: 'manager' },
  getCommunicationLog: { rule: 'teacher', dated: true },
  newsletters: { rule: 'manager' },
  tickets: { rule: 'manager', dated: true },
  tickets2: { rule: 'kvsupport', dated: true },
  Incidents: { rule: 'kvsupport' },
  ManagerIncidents: { rule: 'manager' },
  getLoginReport: { rule: 'manager', dated: true },
  getOnlineContactsReport: { rule: 'manager' },
  getPayments: { rule: 'admin', dated: true },
  getRefunds: { rule: 'manager', dated: true },
  getVoids: { rule: 'manager', dated: true },
  getBillingStudentsOverview: { rule: 'admin' },
  getUnpaidOverview: { rule: 'admin' },
  getBillingPlans: { rule: 'admin' },
  billingPrograms: { rule: 'manager' },
  billingAgencies: { rule: 'manager' },
  getAgencyInvoices: { rule: 'manager', dated: true },
  getAgencyPayments: { rule: 'manager', dated: true },
  getDrills: { rule: 'teacher', dated: true },
  getStaffCredentials: { rule: 'teacher' },
  medicationAuthorizations: { rule: 'teacher' },
  medicationEvents: { rule: 'teacher', dated: true },
  getImmunizationReport: { rule: 'manager' },
  immunizations: { rule: 'teacher' },
  carePlans: { rule: 'teacher' },
  healthChecks: { rule: 'teacher', dated: true },
  illnesses: { rule: 'teacher' },
  injuryReports: { rule: 'teacher', dated: true },
  learningActivities: { rule: 'teacher' },
  learningSkills: { rule: 'teacher' },
  lessonPlans: { rule: 'teacher', dated: true },
  portfolios: { rule: 'teacher' },
  centersList: { rule: 'kvsupport' },
  centerInvoices: { rule: 'admin', dated: true },
  centerPayments: { rule: 'admin', dated: true },
  centerPlans: { rule: 'admin' },
  customers: { rule: 'admin' },
  getDemoRequests: { rule: 'admin' },
  getAwsCenterDatabases: { rule: 'kvsupport' },
  getWebhookDeliveries: { rule: 'admin' },
} as const satisfies Readonly<Record<string, List>>;

export type ListName = keyof typeof lists;
const names: readonly string[] = Object.keys(lists);
export const isList = (name: string): name is ListName => names.includes(name);
export const listNames: readonly ListName[] = Object.keys(lists).filter(isList);

/** What is known of a list. */
export const listOf = (name: ListName): List => lists[name];
