// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Keeps a card of a center by the provider’s reference, or by the page it was typed on; one the provider does not know for this center gets Error. */
export const addCenterCard = /* @__PURE__ */ operation<{ center_id: string | number; payment_method: string; is_default?: boolean | null | undefined }>(
  'addCenterCard', 'center_id:ID! payment_method:String! is_default:Boolean operation_id:String', 'audit center_card', {"center_id":{"required":true,"id":true},"payment_method":{"required":true,"shortest":1,"longest":200},"is_default":{"flag":true}});

/** Puts a location of a center under its main center; one of another center, and one that has a main center, get Error. */
export const addCenterChildLocation = /* @__PURE__ */ operation<{ center_id: string | number; location_id: string | number }>(
  'addCenterChildLocation', 'center_id:ID! location_id:ID! operation_id:String', 'audit centre location', {"center_id":{"required":true,"id":true},"location_id":{"required":true,"id":true}});

/** Adds a center at an address and begins its set-up; who is to run it gets a link to choose a password. An address or database that exists or can’t be served here, and parts of the address that differ, get Error. */
export const addNewAWSCenter = /* @__PURE__ */ operation<{ name: string; url: string; hostname: string; database_name?: string | null | undefined; prefix_url?: string | null | undefined; base_url?: string | null | undefined; path?: string | null | undefined; port?: number | null | undefined; customer_id?: string | null | undefined; center_billing_plan_id?: string | number | null | undefined; on_trial?: boolean | null | undefined; trial_start_date?: string | null | undefined; trial_days?: string | null | undefined; email?: string | null | undefined; zone?: string | null | undefined; theme?: string | null | undefined; language?: string | null | undefined }>(
  'addNewAWSCenter', 'name:String! url:String! hostname:String! database_name:String prefix_url:String base_url:String path:String port:Int customer_id:String center_billing_plan_id:ID on_trial:Boolean trial_start_date:Date trial_days:String email:String zone:String theme:String language:String operation_id:String', 'audit center_set_up centre immunization permission role_permission server_domain ticket_category ticket_counter', {"name":{"required":true,"shortest":1,"longest":200},"url":{"required":true,"shortest":1,"longest":500},"hostname":{"required":true,"shortest":1,"longest":253},"database_name":{"shortest":1,"longest":63},"prefix_url":{"shortest":0,"longest":200},"base_url":{"shortest":0,"longest":500},"path":{"shortest":0,"longest":200},"port":{"least":1,"most":65535,"number":true},"customer_id":{"shortest":0,"longest":200},"center_billing_plan_id":{"id":true},"on_trial":{"flag":true},"trial_days":{"shortest":1,"longest":5},"email":{"longest":254,"email":true},"zone":{"shortest":1,"longest":100}});

/** Claims a domain for a center, which a TXT record with a token of its own proves. What is no domain, the platform’s own, taken, or given up by another center within 30 days gets Error; one that leads elsewhere is confirmed first. */
export const addNewServerDomain = /* @__PURE__ */ operation<{ domain: string; status?: string | null | undefined; center_id?: string | number | null | undefined; serves?: string | null | undefined }>(
  'addNewServerDomain', 'domain:String! status:String center_id:ID serves:String confirm:[String!] operation_id:String', 'audit server_domain', {"domain":{"required":true,"shortest":1,"longest":300},"center_id":{"id":true}});

/** Puts a center on a plan and ends its trial. Outside of the platform’s own center the days are not given: what remains of the trial stands. An inactive plan, and one that holds less than the center has, get Error. */
export const attachCenterPlan = /* @__PURE__ */ operation<{ center_id: string | number; plan_id: string | number; payment_start?: string | null | undefined; payment_end?: string | null | undefined }>(
  'attachCenterPlan', 'center_id:ID! plan_id:ID! payment_start:Date payment_end:Date operation_id:String', 'audit centre', {"center_id":{"required":true,"id":true},"plan_id":{"required":true,"id":true}});

/** Begins a backup of a center, of its rows as they are in one moment and its files, sealed and read again when it is written; one under way gets Error. */
export const backupAwsCenterDatabase = /* @__PURE__ */ operation<{ id: string | number }>(
  'backupAwsCenterDatabase', 'id:ID! operation_id:String', 'audit center_backup', {"id":{"required":true,"id":true}});

/** Makes a link that signs support in to a center once, within a quarter of an hour: it looks and does not touch. The reason is told to those who run the center and stands in the trail of both sides. An inactive center, and no reason, get Error. */
export const centerAutoLogin = /* @__PURE__ */ operation<{ id: string | number; user_id?: string | number | null | undefined; reason?: string | null | undefined }>(
  'centerAutoLogin', 'id:ID! user_id:ID reason:String', 'audit outbox sign_in_link', {"id":{"required":true,"id":true},"user_id":{"id":true},"reason":{"shortest":0,"longest":500}});

/** Opens the provider’s page where the own center mends its card and ends its subscription, or with `add` where it types a new card, which addCenterCard keeps; without a provider it gets Error. */
export const centerCardSession = /* @__PURE__ */ operation<{ add?: boolean | null | undefined }>(
  'centerCardSession', 'add:Boolean', 'audit centre', {"add":{"flag":true}});

/** Has a domain looked at now, and not within the hour. */
export const checkServerDomain = /* @__PURE__ */ operation<{ id: string | number }>(
  'checkServerDomain', 'id:ID! operation_id:String', '', {"id":{"required":true,"id":true}});

/** Asks the provider whether a page of the own center was paid for, and puts it on the plan; one that is unpaid, or of another center, gets Error. */
export const confirmCenterPayment = /* @__PURE__ */ operation<{ session_id: string }>(
  'confirmCenterPayment', 'session_id:String!', 'audit center_invoice centre provider_event', {"session_id":{"required":true,"shortest":1,"longest":200}});

/** Asks the provider whether a session was paid for and mails the link to set the center up, once; its token is answered that one time beside the handle of the sign-up alone. An unpaid one gets Error. */
export const confirmCustomerPayment = /* @__PURE__ */ operation<{ session_id: string; customer_id?: string | null | undefined }>(
  'confirmCustomerPayment', 'session_id:String! customer_id:String', 'audit center_customer center_set_up outbox', {"session_id":{"required":true,"shortest":1,"longest":200},"customer_id":{"shortest":1,"longest":100}});

/** Adds a plan for centers; a name that exists or a negative price gets Error. */
export const createCenterPlan = /* @__PURE__ */ operation<{ name: string; price: number; period: string; price_id?: string | null | undefined; description?: string | null | undefined; features?: readonly (string)[] | null | undefined; active?: boolean | null | undefined; max_locations?: number | null | undefined; max_students?: number | null | undefined; max_cameras?: number | null | undefined }>(
  'createCenterPlan', 'name:String! price:Int! period:String! price_id:String description:String features:[String!] active:Boolean max_locations:Int max_students:Int max_cameras:Int operation_id:String', 'audit centre_plan', {"name":{"required":true,"shortest":1,"longest":100},"price":{"required":true,"least":-100000000,"most":100000000,"number":true},"period":{"required":true},"price_id":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":2000,"clears":true},"features":{"longest":30,"list":true},"active":{"flag":true},"max_locations":{"least":1,"most":1000000,"number":true,"clears":true},"max_students":{"least":1,"most":1000000,"number":true,"clears":true},"max_cameras":{"least":1,"most":1000000,"number":true,"clears":true}});

/** Opens where a sign-up pays, for the price of the plan it has chosen, which is looked up; `price_id` names the plan. Another plan, and a handle that is foreign or over, get Error. */
export const createCustomerPaymentSession = /* @__PURE__ */ operation<{ price_id: string | number; customer_id: string }>(
  'createCustomerPaymentSession', 'price_id:ID! customer_id:String!', 'audit center_customer', {"price_id":{"required":true,"id":true},"customer_id":{"required":true,"shortest":1,"longest":100}});

/** Keeps a request for a demo and writes to the administrators of the platform, whose guest one is on every host; a malformed email gets Error, too many requests are refused. */
export const createDemoRequest = /* @__PURE__ */ operation<{ name: string; email: string; phone?: string | null | undefined; company?: string | null | undefined; message?: string | null | undefined; action?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; locations?: number | null | undefined }>(
  'createDemoRequest', 'name:String! email:String! phone:String company:String message:String action:String city:String state:String locations:Int operation_id:String', 'audit demo_request outbox', {"name":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"company":{"shortest":0,"longest":200},"message":{"shortest":0,"longest":5000},"action":{"shortest":0,"longest":100},"city":{"shortest":0,"longest":200},"state":{"shortest":0,"longest":200},"locations":{"least":1,"most":10000,"number":true}});

/** Adds a web server, its password sealed; a name that exists and an address that is none get Error. */
export const createWebServer = /* @__PURE__ */ operation<{ name: string; url: string; ftp?: string | null | undefined; path?: string | null | undefined; username?: string | null | undefined; password?: string | null | undefined; port?: number | null | undefined; type?: string | null | undefined }>(
  'createWebServer', 'name:String! url:String! ftp:String path:String username:String password:String port:Int type:String operation_id:String', 'audit web_server', {"name":{"required":true,"shortest":1,"longest":100},"url":{"required":true,"shortest":1,"longest":500},"ftp":{"shortest":0,"longest":253},"path":{"shortest":0,"longest":300},"username":{"shortest":0,"longest":200},"password":{"shortest":0,"longest":500},"port":{"least":1,"most":65535,"number":true}});

/** Takes a center out of service and begins its last backup; switching it on again takes that back. One still paying, one whose newest backup failed or is under way, and one that was never whole get Error. */
export const deleteAwsCenter = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteAwsCenter', 'id:ID! operation_id:String', 'audit center_backup centre', {"id":{"required":true,"id":true}});

/** Has everything of a center erased by a job: rows, files, backups, jobs. `confirm` is its name. One not out of service for thirty days, without a good backup since, or still paying gets Error. */
export const deleteAwsCenterDatabase = /* @__PURE__ */ operation<{ id: string | number; confirm: string }>(
  'deleteAwsCenterDatabase', 'id:ID! confirm:String! operation_id:String', 'audit centre', {"id":{"required":true,"id":true},"confirm":{"required":true,"shortest":1,"longest":200}});

/** Deletes a backup with its file; one under way gets Error. */
export const deleteCenterBackup = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCenterBackup', 'id:ID! operation_id:String', 'audit center_backup', {"id":{"required":true,"id":true}});

/** Takes a card of the own center off; the only one of a running plan gets Error. */
export const deleteCenterCard = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCenterCard', 'id:ID! operation_id:String', 'audit center_card', {"id":{"required":true,"id":true}});

/** Deletes a plan no center has; one in use gets Error with how many have it. */
export const deleteCenterPlan = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCenterPlan', 'id:ID! operation_id:String', 'audit centre_plan', {"id":{"required":true,"id":true}});

/** Removes a certificate of a center; the only one that holds for one of its hosts gets Error. */
export const deleteCenterSslKeys = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCenterSslKeys', 'id:ID! operation_id:String', 'audit center_certificate', {"id":{"required":true,"id":true}});

/** Deletes a request for a demo; an unknown id gets Error. */
export const deleteDemoRequest = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteDemoRequest', 'id:ID! operation_id:String', 'audit demo_request', {"id":{"required":true,"id":true}});

/** Gives a domain up: it rests for 30 days before another center may have it. One that is active gets Error until it is switched off. */
export const deleteServerDomain = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteServerDomain', 'id:ID! operation_id:String', 'audit server_domain', {"id":{"required":true,"id":true}});

/** Deletes a web server with its password; an unknown id gets Error. */
export const deleteWebServer = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebServer', 'id:ID! operation_id:String', 'audit web_server', {"id":{"required":true,"id":true}});

/** Begins to put the current release on a center, or goes on with a set-up that failed; one under way gets Error. */
export const deployCenter = /* @__PURE__ */ operation<{ id: string | number }>(
  'deployCenter', 'id:ID! operation_id:String', 'audit centre', {"id":{"required":true,"id":true}});

/** Answers where a good backup is downloaded, sealed as it is stored, for 15 minutes and by the caller alone, who has just typed the password again. It is written into the trail; one that is not done gets Error. */
export const downloadCenterBackup = /* @__PURE__ */ operation<{ id: string | number }>(
  'downloadCenterBackup', 'id:ID!', '', {"id":{"required":true,"id":true}});

/** Adds days (a whole number, 1 to 365, as a text) to the trial of a center, and takes up one that was suspended; one that is not on trial gets Error. */
export const extendCenterTrial = /* @__PURE__ */ operation<{ id: string | number; trial_days: string }>(
  'extendCenterTrial', 'id:ID! trial_days:String! operation_id:String', 'audit centre', {"id":{"required":true,"id":true},"trial_days":{"required":true,"shortest":1,"longest":5}});

/** Opens where the own center pays for a plan by a subscription, for the price that is looked up. A plan that is not offered or holds too little, and a center that has a subscription, get Error. */
export const openCenterPayment = /* @__PURE__ */ operation<{ plan_id: string | number }>(
  'openCenterPayment', 'plan_id:ID!', '', {"plan_id":{"required":true,"id":true}});

/** Pays an open invoice of the own center by one of its cards; a card that is refused, and an invoice that is not open, get Error. */
export const payCenterInvoice = /* @__PURE__ */ operation<{ id: string | number; card?: string | number | null | undefined }>(
  'payCenterInvoice', 'id:ID! card:ID operation_id:String', 'audit center_invoice', {"id":{"required":true,"id":true},"card":{"id":true}});

/** Takes a location from under a main center; its tickets stay, and a location that does not stand there gets Error. */
export const removeCenterChildLocation = /* @__PURE__ */ operation<{ center_id: string | number; location_id: string | number }>(
  'removeCenterChildLocation', 'center_id:ID! location_id:ID! operation_id:String', 'audit centre location', {"center_id":{"required":true,"id":true},"location_id":{"required":true,"id":true}});

/** Saves one setting of a center, as its own office would; an unknown key gets Error. */
export const saveCenterSetting = /* @__PURE__ */ operation<{ id: string | number; key: string; value: unknown }>(
  'saveCenterSetting', 'id:ID! key:String! value:JSON! operation_id:String', 'app_setting audit', {"id":{"required":true,"id":true},"key":{"required":true,"shortest":1,"longest":60},"value":{"required":true,"object":true}});

/** Keeps a certificate of a center with its key, sealed. A pair that does not belong together, is too weak for browsers, is over, has no name, or is not for the domain that is told gets Error. */
export const saveCenterSslKeys = /* @__PURE__ */ operation<{ id: string | number; certificate: string; private_key: string; chain?: string | null | undefined; domain?: string | null | undefined }>(
  'saveCenterSslKeys', 'id:ID! certificate:String! private_key:String! chain:String domain:String operation_id:String', 'audit center_certificate', {"id":{"required":true,"id":true},"certificate":{"required":true,"shortest":1,"longest":60000},"private_key":{"required":true,"shortest":1,"longest":20000},"chain":{"shortest":0,"longest":60000},"domain":{"shortest":0,"longest":253}});

/** Keeps who signs up for a center, as a guest of the platform; the answer holds the handle of this sign-up, with which it is changed and paid for within a day. A malformed email, a missing name, a plan that is not offered, and a handle that is over get Error. */
export const saveCustomer = /* @__PURE__ */ operation<{ data: { customer_id?: string | null | undefined; name: string; email: string; phone?: string | null | undefined; company: string; city?: string | null | undefined; state?: string | null | undefined; plan_id: string | number } }>(
  'saveCustomer', 'data:CustomerInput!', 'audit center_customer', {"data":{"required":true,"object":true,"of":{"customer_id":{"shortest":1,"longest":100},"name":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"company":{"required":true,"shortest":1,"longest":200},"city":{"shortest":0,"longest":200},"state":{"shortest":0,"longest":200},"plan_id":{"required":true,"id":true}}}});

/** Answers a request for a demo by a link that sets a center up, on trial for so many days (30 unless told), and ends an earlier link that was not used; a plan that is not offered gets Error. */
export const sendCenterSetupLink = /* @__PURE__ */ operation<{ id: string | number; plan_id?: string | number | null | undefined; trial_days?: string | null | undefined }>(
  'sendCenterSetupLink', 'id:ID! plan_id:ID trial_days:String operation_id:String', 'audit center_set_up outbox', {"id":{"required":true,"id":true},"plan_id":{"id":true},"trial_days":{"shortest":1,"longest":5}});

/** Has the own center charged by this card; an unknown id gets Error. */
export const setDefaultCenterCard = /* @__PURE__ */ operation<{ id: string | number }>(
  'setDefaultCenterCard', 'id:ID! operation_id:String', 'audit center_card', {"id":{"required":true,"id":true}});

/** Begins the center a link is for: a job makes it, and checkValidCenterSetup tells how far it is. Another address, a name in the address that is taken, reserved or looks like another, a weak password, and a used or old link get Error. */
export const setupNewCenter = /* @__PURE__ */ operation<{ data: { name: string; slug: string; theme: string; language?: string | null | undefined; location: string; zone: string; fname: string; lname?: string | null | undefined; username?: string | null | undefined; password: string; color?: string | null | undefined }; request: string; email: string }>(
  'setupNewCenter', 'data:NewCenterInput! request:String! email:String!', 'audit center_set_up', {"data":{"required":true,"object":true,"of":{"name":{"required":true,"shortest":1,"longest":200},"slug":{"required":true,"shortest":1,"longest":100},"theme":{"required":true},"location":{"required":true,"shortest":1,"longest":100},"zone":{"required":true,"shortest":1,"longest":100},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"shortest":0,"longest":200},"username":{"shortest":1,"longest":100},"password":{"required":true,"shortest":1,"longest":1000},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"}}},"request":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true}});

/** Begins a snapshot of a center: a backup that somebody gives a name to; a backup or snapshot under way gets Error. */
export const snapshotAwsCenterDatabase = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined }>(
  'snapshotAwsCenterDatabase', 'id:ID! name:String operation_id:String', 'audit center_backup', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100}});

/** Changes a hosted center, its plan and how it stands; an address it does not have, a database that exists, and a step there is not get Error. */
export const updateAWSCenter = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; url?: string | null | undefined; hostname?: string | null | undefined; database_name?: string | null | undefined; prefix_url?: string | null | undefined; base_url?: string | null | undefined; path?: string | null | undefined; port?: number | null | undefined; status?: string | null | undefined; deploy?: string | null | undefined; customer_id?: string | null | undefined; center_billing_plan_id?: string | number | null | undefined; payment_start?: string | null | undefined; payment_end?: string | null | undefined; on_trial?: boolean | null | undefined; trial_start_date?: string | null | undefined; trial_days?: string | null | undefined }>(
  'updateAWSCenter', 'id:ID! name:String url:String hostname:String database_name:String prefix_url:String base_url:String path:String port:Int status:String deploy:String customer_id:String center_billing_plan_id:ID payment_start:Date payment_end:Date on_trial:Boolean trial_start_date:Date trial_days:String operation_id:String', 'audit centre', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"url":{"shortest":1,"longest":500},"hostname":{"shortest":1,"longest":253},"database_name":{"shortest":1,"longest":63},"prefix_url":{"shortest":0,"longest":200},"base_url":{"shortest":0,"longest":500},"path":{"shortest":0,"longest":200},"port":{"least":1,"most":65535,"number":true},"customer_id":{"shortest":0,"longest":200},"center_billing_plan_id":{"id":true},"payment_start":{"clears":true},"payment_end":{"clears":true},"on_trial":{"flag":true},"trial_days":{"shortest":1,"longest":5}});

/** Changes the days a center has paid for, its plan or its customer; an end before the start gets Error. */
export const updateCenterBilling = /* @__PURE__ */ operation<{ center_id: string | number; payment_start?: string | null | undefined; payment_end?: string | null | undefined; center_billing_plan_id?: string | number | null | undefined; customer_id?: string | null | undefined }>(
  'updateCenterBilling', 'center_id:ID! payment_start:Date payment_end:Date center_billing_plan_id:ID customer_id:String operation_id:String', 'audit centre', {"center_id":{"required":true,"id":true},"payment_start":{"clears":true},"payment_end":{"clears":true},"center_billing_plan_id":{"id":true},"customer_id":{"shortest":0,"longest":200,"clears":true}});

/** Changes a plan for invoices still to come; an unknown id gets Error. */
export const updateCenterPlan = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; price?: number | null | undefined; period?: string | null | undefined; price_id?: string | null | undefined; description?: string | null | undefined; features?: readonly (string)[] | null | undefined; active?: boolean | null | undefined; max_locations?: number | null | undefined; max_students?: number | null | undefined; max_cameras?: number | null | undefined }>(
  'updateCenterPlan', 'id:ID! name:String price:Int period:String price_id:String description:String features:[String!] active:Boolean max_locations:Int max_students:Int max_cameras:Int operation_id:String', 'audit centre_plan', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"price":{"least":-100000000,"most":100000000,"number":true},"price_id":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":2000,"clears":true},"features":{"longest":30,"list":true},"active":{"flag":true},"max_locations":{"least":1,"most":1000000,"number":true,"clears":true},"max_students":{"least":1,"most":1000000,"number":true,"clears":true},"max_cameras":{"least":1,"most":1000000,"number":true,"clears":true}});

/** Switches a center active, inactive (nobody gets in, and its jobs rest) or suspended (the door, attendance, allergies and urgent alerts go on); a step there is not gets Error. */
export const updateCenterStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateCenterStatus', 'id:ID! status:String! operation_id:String', 'audit centre', {"id":{"required":true,"id":true},"status":{"required":true}});

/** Switches a domain on or off, once it is proven; no step to it is skipped. */
export const updateServerDomain = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateServerDomain', 'id:ID! status:String! operation_id:String', 'audit server_domain', {"id":{"required":true,"id":true},"status":{"required":true}});

/** Changes a web server; an empty password leaves the old one, and an unknown id gets Error. */
export const updateWebServer = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; url?: string | null | undefined; ftp?: string | null | undefined; path?: string | null | undefined; username?: string | null | undefined; password?: string | null | undefined; port?: number | null | undefined; type?: string | null | undefined }>(
  'updateWebServer', 'id:ID! name:String url:String ftp:String path:String username:String password:String port:Int type:String operation_id:String', 'audit web_server', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"url":{"shortest":1,"longest":500},"ftp":{"shortest":0,"longest":253},"path":{"shortest":0,"longest":300},"username":{"shortest":0,"longest":200},"password":{"shortest":0,"longest":500},"port":{"least":1,"most":65535,"number":true}});

/** Has a backup read again from its first byte to its last; one that is not done gets Error. */
export const verifyCenterBackup = /* @__PURE__ */ operation<{ id: string | number }>(
  'verifyCenterBackup', 'id:ID! operation_id:String', '', {"id":{"required":true,"id":true}});
