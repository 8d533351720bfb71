// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Lets in a contact who signed up and tells them; one who is not pending gets Error. */
export const approveUser = /* @__PURE__ */ operation<{ id: string | number }>(
  'approveUser', 'id:ID! operation_id:String', 'app_user audit outbox reader_epoch', {"id":{"required":true,"id":true}});

/** Withdraws a waiting e-mail change and its code; without one it gets Error. */
export const cancelEmailChange = /* @__PURE__ */ operation<{ id: string | number }>(
  'cancelEmailChange', 'id:ID! operation_id:String', 'audit sign_in_link', {"id":{"required":true,"id":true}});

/** Withdraws an open invitation, whose link works no more; one that was used gets Error. */
export const cancelUserInvite = /* @__PURE__ */ operation<{ id: string | number }>(
  'cancelUserInvite', 'id:ID! operation_id:String', 'app_user audit sign_in_link', {"id":{"required":true,"id":true}});

/** Runs the action confirm on people, which takes their e-mail as confirmed; another name gets Error. */
export const confirmUserEmail = /* @__PURE__ */ operation<{ name: string; user_ids: readonly (string | number)[] }>(
  'confirmUserEmail', 'name:String! user_ids:[ID!]! operation_id:String', 'app_user audit', {"name":{"required":true,"shortest":1,"longest":40},"user_ids":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true}});

/** Adds an admin; without a password the person is invited. A taken e-mail or username gets Error. */
export const createAdmin = /* @__PURE__ */ operation<{ fname: string; lname: string; username: string; email: string; email_confirmed?: boolean | null | undefined; locations?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; password?: string | null | undefined; status?: string | null | undefined }>(
  'createAdmin', 'fname:String! lname:String! username:String! email:String! email_confirmed:Boolean locations:[ID!] middle_name:String phone:String phone_type:String avatar:String job_title:String password:String status:String operation_id:String', 'app_user audit outbox sign_in_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"email_confirmed":{"flag":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true},"password":{"shortest":1,"longest":1000}});

/** Makes an account and invites its owner by e-mail or text message; a role above the caller's gets Error. */
export const createInviteUser = /* @__PURE__ */ operation<{ fname: string; lname: string; username: string; email: string; locations: readonly (string | number)[]; email_confirmed: boolean; roles: readonly (string)[]; middle_name?: string | null | undefined; phone?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; relation?: string | number | null | undefined; type?: string | null | undefined }>(
  'createInviteUser', 'fname:String! lname:String! username:String! email:String! locations:[ID!]! email_confirmed:Boolean! roles:[String!]! middle_name:String phone:String students:[ID!] relation:ID type:String operation_id:String', 'app_user audit guardian_link outbox sign_in_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"email_confirmed":{"required":true,"flag":true},"roles":{"required":true,"longest":7,"list":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"students":{"shortest":0,"longest":50,"list":true,"id":true},"relation":{"id":true}});

/** Adds a manager of the given locations and sends the invitation; a taken e-mail or username gets Error. */
export const createManager = /* @__PURE__ */ operation<{ fname: string; lname: string; username: string; email: string; locations: readonly (string | number)[]; email_confirmed?: boolean | null | undefined; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; password?: string | null | undefined; status?: string | null | undefined }>(
  'createManager', 'fname:String! lname:String! username:String! email:String! locations:[ID!]! email_confirmed:Boolean middle_name:String phone:String phone_type:String avatar:String job_title:String password:String status:String operation_id:String', 'app_user audit outbox sign_in_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"email_confirmed":{"flag":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true},"password":{"shortest":1,"longest":1000}});

/** Adds another guardian to an own student, invited and pending until the office approves; a taken e-mail gets Error. */
export const createStudentUserByParent = /* @__PURE__ */ operation<{ student_id: string | number; relation: string | number; avatar?: string | null | undefined; fname: string; middle_name?: string | null | undefined; lname: string; email: string; phone?: string | null | undefined; phone2?: string | null | undefined; phone_type?: string | null | undefined; phone_type2?: string | null | undefined; location: string | number }>(
  'createStudentUserByParent', 'student_id:ID! relation:ID! avatar:String fname:String! middle_name:String lname:String! email:String! phone:String phone2:String phone_type:String phone_type2:String location:ID! operation_id:String', 'app_user audit guardian_request notification outbox push_message sign_in_link user_location user_role', {"student_id":{"required":true,"id":true},"relation":{"required":true,"id":true},"avatar":{"shortest":0,"longest":300,"clears":true},"fname":{"required":true,"shortest":1,"longest":200},"middle_name":{"shortest":0,"longest":200,"clears":true},"lname":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"phone_type2":{"clears":true},"location":{"required":true,"id":true}});

/** Adds a member of staff; without a password the person is invited. A taken e-mail or username gets Error. */
export const createTeacher = /* @__PURE__ */ operation<{ fname: string; lname: string; username: string; email: string; locations: readonly (string | number)[]; email_confirmed: boolean; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; programs?: readonly (string | number)[] | null | undefined; password?: string | null | undefined; status?: string | null | undefined }>(
  'createTeacher', 'fname:String! lname:String! username:String! email:String! locations:[ID!]! email_confirmed:Boolean! middle_name:String phone:String phone_type:String avatar:String job_title:String programs:[ID!] password:String status:String operation_id:String', 'app_user audit outbox room_staff sign_in_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"email_confirmed":{"required":true,"flag":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"password":{"shortest":1,"longest":1000}});

/** Adds a contact, who is invited later, without location or student to the caller's own locations; a taken e-mail or username gets Error. */
export const createUser = /* @__PURE__ */ operation<{ fname: string; lname: string; username: string; email: string; locations?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; phone2?: string | null | undefined; phone2_type?: string | null | undefined; emergency_contact?: string | null | undefined; email_confirmed?: boolean | null | undefined; status?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; relation?: string | number | null | undefined; watch_camera?: boolean | null | undefined; alert?: boolean | null | undefined; avatar?: string | null | undefined; password?: string | null | undefined }>(
  'createUser', 'fname:String! lname:String! username:String! email:String! locations:[ID!] middle_name:String nick_name:String phone:String phone_type:String phone2:String phone2_type:String emergency_contact:String email_confirmed:Boolean status:String students:[ID!] relation:ID watch_camera:Boolean alert:Boolean avatar:String password:String operation_id:String', 'app_user audit guardian_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"nick_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone2_type":{"clears":true},"emergency_contact":{"shortest":0,"longest":500,"clears":true},"email_confirmed":{"flag":true},"students":{"shortest":0,"longest":50,"list":true,"id":true},"relation":{"id":true},"watch_camera":{"flag":true},"alert":{"flag":true},"avatar":{"shortest":0,"longest":300,"clears":true},"password":{"shortest":1,"longest":1000}});

/** Removes somebody for good and unlinks the students; oneself, a higher role or the last admin gets Error. */
export const deleteUser = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteUser', 'id:ID! operation_id:String', 'app_user audit chat_join guardian_link reader_epoch session user_location user_role', {"id":{"required":true,"id":true}});

/** Makes a free PIN of the door for somebody and answers it, this once. */
export const generateUserCheckInPin = /* @__PURE__ */ operation<{ id: string | number }>(
  'generateUserCheckInPin', 'id:ID!', 'app_user audit pin_slow', {"id":{"required":true,"id":true}});

/** Makes two records of one contact one, with everything of both; an account in use that would go, or a ban of one only, gets Error. */
export const mergeUsers = /* @__PURE__ */ operation<{ user_id: string | number; duplicate_id: string | number }>(
  'mergeUsers', 'user_id:ID! duplicate_id:ID! operation_id:String', 'app_user audit guardian_link merge reader_epoch ticket ticket_history', {"user_id":{"required":true,"id":true},"duplicate_id":{"required":true,"id":true}});

/** Removes a contact who signed up and whom nobody knows; one who is not pending gets Error. */
export const rejectPendingUser = /* @__PURE__ */ operation<{ id: string | number; note?: string | null | undefined }>(
  'rejectPendingUser', 'id:ID! note:String operation_id:String', 'app_user audit chat_join guardian_link reader_epoch user_location user_role', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":1000}});

/** Mails a code to a new address of the caller; a taken or malformed one, or somebody else's id, gets Error. */
export const requestEmailChange = /* @__PURE__ */ operation<{ id: string | number; email: string }>(
  'requestEmailChange', 'id:ID! email:String!', 'audit outbox sign_in_link', {"id":{"required":true,"id":true},"email":{"required":true,"shortest":0,"longest":300}});

/** Texts a code to a phone of the caller; a malformed number gets Error. */
export const requestPhoneVerification = /* @__PURE__ */ operation<{ phone: string }>(
  'requestPhoneVerification', 'phone:String!', 'audit outbox sign_in_link', {"phone":{"required":true,"shortest":0,"longest":60}});

/** Mails the code of a waiting e-mail change again; without one it gets Error. */
export const resendEmailChange = /* @__PURE__ */ operation<{ id: string | number }>(
  'resendEmailChange', 'id:ID! operation_id:String', 'audit outbox sign_in_link', {"id":{"required":true,"id":true}});

/** Gives a contact today's camera logins back. */
export const resetUserLogins = /* @__PURE__ */ operation<{ id: string | number }>(
  'resetUserLogins', 'id:ID! operation_id:String', 'audit camera_login_reset', {"id":{"required":true,"id":true}});

/** Sets the caller's PIN of the door or, for managers, somebody's of own locations; a taken or short one gets Error. */
export const saveUserCheckInPin = /* @__PURE__ */ operation<{ id: string | number; check_in_pin: string }>(
  'saveUserCheckInPin', 'id:ID! check_in_pin:String!', 'app_user audit pin_slow', {"id":{"required":true,"id":true},"check_in_pin":{"required":true,"shortest":1,"longest":30}});

/** Saves one column of a person; an unknown one, or a value that does not fit, gets Error. */
export const saveUserColumn = /* @__PURE__ */ operation<{ id: string | number; column: string; value?: string | null | undefined }>(
  'saveUserColumn', 'id:ID! column:String! value:String operation_id:String', 'app_user audit', {"id":{"required":true,"id":true},"column":{"required":true,"shortest":1,"longest":40},"value":{"shortest":0,"longest":5000,"clears":true}});

/** Saves the e-mail of a person, who has to confirm it unless an admin saves; a taken one gets Error. */
export const saveUserEmail = /* @__PURE__ */ operation<{ id: string | number; email: string }>(
  'saveUserEmail', 'id:ID! email:String! operation_id:String', 'app_user audit outbox sign_in_link', {"id":{"required":true,"id":true},"email":{"required":true,"longest":254,"email":true}});

/** Saves the names of the caller or, for managers, of somebody in own locations. */
export const saveUserName = /* @__PURE__ */ operation<{ id: string | number; fname: string; lname: string; middle_name?: string | null | undefined; nick_name?: string | null | undefined }>(
  'saveUserName', 'id:ID! fname:String! lname:String! middle_name:String nick_name:String operation_id:String', 'app_user audit', {"id":{"required":true,"id":true},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"middle_name":{"shortest":0,"longest":200,"clears":true},"nick_name":{"shortest":0,"longest":200,"clears":true}});

/** Saves the username of the caller or, for managers, of somebody in own locations; a taken one gets Error. */
export const saveUserUserName = /* @__PURE__ */ operation<{ id: string | number; username: string }>(
  'saveUserUserName', 'id:ID! username:String! operation_id:String', 'app_user audit outbox', {"id":{"required":true,"id":true},"username":{"required":true,"shortest":1,"longest":100}});

/** Invites those of the list who have no password yet, again or for the first time; others are counted. */
export const sendMultipleUserInvite = /* @__PURE__ */ operation<{ users: readonly (string | number)[]; type?: string | null | undefined }>(
  'sendMultipleUserInvite', 'users:[ID!]! type:String operation_id:String', 'app_user audit outbox sign_in_link', {"users":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true}});

/** Makes a verified contact pending again, who then sees nothing; one who is pending, or staff, gets Error. */
export const unapproveUser = /* @__PURE__ */ operation<{ id: string | number }>(
  'unapproveUser', 'id:ID! operation_id:String', 'app_user audit reader_epoch', {"id":{"required":true,"id":true}});

/** Takes the last merge into a contact apart again; without one it gets Error. */
export const undoUserMerge = /* @__PURE__ */ operation<{ user_id: string | number }>(
  'undoUserMerge', 'user_id:ID! operation_id:String', 'app_user audit guardian_link merge reader_epoch', {"user_id":{"required":true,"id":true}});

/** Changes an admin; taking the last active one out of service, or a taken e-mail, gets Error. */
export const updateAdmin = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; username?: string | null | undefined; email?: string | null | undefined; email_confirmed?: boolean | null | undefined; locations?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; status?: string | null | undefined; seen?: string | null | undefined }>(
  'updateAdmin', 'id:ID! fname:String lname:String username:String email:String email_confirmed:Boolean locations:[ID!] middle_name:String phone:String phone_type:String avatar:String job_title:String status:String seen:DateTime operation_id:String', 'app_user audit outbox', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"username":{"shortest":1,"longest":100},"email":{"longest":254,"email":true},"email_confirmed":{"flag":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true}});

/** Sets anybody's password and signs them out; a weak one gets Error. */
export const updateAdminUserPassword = /* @__PURE__ */ operation<{ id: string | number; password: string }>(
  'updateAdminUserPassword', 'id:ID! password:String!', 'app_user audit outbox', {"id":{"required":true,"id":true},"password":{"required":true,"shortest":1,"longest":1000}});

/** Changes a manager of own locations; somebody who is none, or a taken e-mail or username, gets Error. */
export const updateManager = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; username?: string | null | undefined; email?: string | null | undefined; locations?: readonly (string | number)[] | null | undefined; email_confirmed?: boolean | null | undefined; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; status?: string | null | undefined; seen?: string | null | undefined }>(
  'updateManager', 'id:ID! fname:String lname:String username:String email:String locations:[ID!] email_confirmed:Boolean middle_name:String phone:String phone_type:String avatar:String job_title:String status:String seen:DateTime operation_id:String', 'app_user audit outbox', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"username":{"shortest":1,"longest":100},"email":{"longest":254,"email":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"email_confirmed":{"flag":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true}});

/** Sets the password of a contact or member of staff and signs them out; managers and above get Error. */
export const updateManagerUserPassword = /* @__PURE__ */ operation<{ id: string | number; password: string }>(
  'updateManagerUserPassword', 'id:ID! password:String!', 'app_user audit outbox session', {"id":{"required":true,"id":true},"password":{"required":true,"shortest":1,"longest":1000}});

/** Changes a contact as updateUser does, and answers it. */
export const updateNewUser = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; username?: string | null | undefined; email?: string | null | undefined; locations?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; phone2?: string | null | undefined; phone2_type?: string | null | undefined; emergency_contact?: string | null | undefined; email_confirmed?: boolean | null | undefined; status?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; relation?: string | number | null | undefined; watch_camera?: boolean | null | undefined; alert?: boolean | null | undefined; avatar?: string | null | undefined; seen?: string | null | undefined }>(
  'updateNewUser', 'id:ID! fname:String lname:String username:String email:String locations:[ID!] middle_name:String nick_name:String phone:String phone_type:String phone2:String phone2_type:String emergency_contact:String email_confirmed:Boolean status:String students:[ID!] relation:ID watch_camera:Boolean alert:Boolean avatar:String seen:DateTime operation_id:String', 'app_user audit outbox user_location', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"username":{"shortest":1,"longest":100},"email":{"longest":254,"email":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"nick_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone2_type":{"clears":true},"emergency_contact":{"shortest":0,"longest":500,"clears":true},"email_confirmed":{"flag":true},"students":{"shortest":0,"longest":50,"list":true,"id":true},"relation":{"id":true},"watch_camera":{"flag":true},"alert":{"flag":true},"avatar":{"shortest":0,"longest":300,"clears":true}});

/** Sets the password of somebody of the named role, which is below the caller's; another role gets Error. */
export const updateRoleUserPassword = /* @__PURE__ */ operation<{ id: string | number; role: string; password: string }>(
  'updateRoleUserPassword', 'id:ID! role:String! password:String!', 'app_user audit outbox', {"id":{"required":true,"id":true},"role":{"required":true},"password":{"required":true,"shortest":1,"longest":1000}});

/** Changes a member of staff; a taken e-mail or username, or a location of others, gets Error. */
export const updateTeacher = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; username?: string | null | undefined; email?: string | null | undefined; locations?: readonly (string | number)[] | null | undefined; email_confirmed?: boolean | null | undefined; middle_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; avatar?: string | null | undefined; job_title?: string | null | undefined; programs?: readonly (string | number)[] | null | undefined; status?: string | null | undefined; seen?: string | null | undefined }>(
  'updateTeacher', 'id:ID! fname:String lname:String username:String email:String locations:[ID!] email_confirmed:Boolean middle_name:String phone:String phone_type:String avatar:String job_title:String programs:[ID!] status:String seen:DateTime operation_id:String', 'app_user audit outbox reader_epoch room_staff user_location', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"username":{"shortest":1,"longest":100},"email":{"longest":254,"email":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"email_confirmed":{"flag":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"job_title":{"shortest":0,"longest":100,"clears":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Changes a contact; a taken e-mail or username gets Error, and so does what somebody changed meanwhile. */
export const updateUser = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; username?: string | null | undefined; email?: string | null | undefined; locations?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; phone2?: string | null | undefined; phone2_type?: string | null | undefined; emergency_contact?: string | null | undefined; email_confirmed?: boolean | null | undefined; status?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; relation?: string | number | null | undefined; watch_camera?: boolean | null | undefined; alert?: boolean | null | undefined; avatar?: string | null | undefined; seen?: string | null | undefined }>(
  'updateUser', 'id:ID! fname:String lname:String username:String email:String locations:[ID!] middle_name:String nick_name:String phone:String phone_type:String phone2:String phone2_type:String emergency_contact:String email_confirmed:Boolean status:String students:[ID!] relation:ID watch_camera:Boolean alert:Boolean avatar:String seen:DateTime operation_id:String', 'app_user audit guardian_link outbox user_location', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"username":{"shortest":1,"longest":100},"email":{"longest":254,"email":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"middle_name":{"shortest":0,"longest":200,"clears":true},"nick_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone2_type":{"clears":true},"emergency_contact":{"shortest":0,"longest":500,"clears":true},"email_confirmed":{"flag":true},"students":{"shortest":0,"longest":50,"list":true,"id":true},"relation":{"id":true},"watch_camera":{"flag":true},"alert":{"flag":true},"avatar":{"shortest":0,"longest":300,"clears":true}});

/** Replaces one's own picture, or for managers that of somebody of own locations, by an upload; empty takes it away. An image that was not uploaded gets Error. */
export const updateUserAvatar = /* @__PURE__ */ operation<{ id: string | number; avatar: string }>(
  'updateUserAvatar', 'id:ID! avatar:String! operation_id:String', 'app_user audit', {"id":{"required":true,"id":true},"avatar":{"required":true,"shortest":0,"longest":100}});

/** Sets a contact's own limit of camera logins a day, or with `today` raises it for today alone; a negative number, or one that raises nothing, gets Error. */
export const updateUserLogins = /* @__PURE__ */ operation<{ id: string | number; max_logins: number; today?: boolean | null | undefined }>(
  'updateUserLogins', 'id:ID! max_logins:Int! today:Boolean operation_id:String', 'app_user audit camera_login_day', {"id":{"required":true,"id":true},"max_logins":{"required":true,"number":true},"today":{"flag":true}});

/** Changes the caller's own password and ends its other sessions; a wrong old password or a weak new one gets Error. */
export const updateUserPassword = /* @__PURE__ */ operation<{ id: string | number; old_password: string; password: string }>(
  'updateUserPassword', 'id:ID! old_password:String! password:String!', 'app_user audit outbox session sign_in_challenge', {"id":{"required":true,"id":true},"old_password":{"required":true,"shortest":1,"longest":1000},"password":{"required":true,"shortest":1,"longest":1000}});

/** Changes the caller's own profile; somebody else's id gets Error. */
export const updateUserProfile = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; phone2?: string | null | undefined; phone2_type?: string | null | undefined; emergency_contact?: string | null | undefined; avatar?: string | null | undefined; details?: unknown | null | undefined }>(
  'updateUserProfile', 'id:ID! fname:String lname:String middle_name:String nick_name:String phone:String phone_type:String phone2:String phone2_type:String emergency_contact:String avatar:String details:JSON operation_id:String', 'app_user audit', {"id":{"required":true,"id":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"middle_name":{"shortest":0,"longest":200,"clears":true},"nick_name":{"shortest":0,"longest":200,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone_type":{"clears":true},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"phone2_type":{"clears":true},"emergency_contact":{"shortest":0,"longest":500,"clears":true},"avatar":{"shortest":0,"longest":300,"clears":true},"details":{"clears":true,"object":true}});

/** Switches a person active or inactive and signs out one made inactive; oneself or a higher role gets Error. */
export const updateUserStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateUserStatus', 'id:ID! status:String! operation_id:String', 'app_user audit reader_epoch session', {"id":{"required":true,"id":true},"status":{"required":true}});

/** Puts the waiting address in place when its code is right; a wrong or old one gets Error. */
export const verifyEmailChange = /* @__PURE__ */ operation<{ token: string; pin_created_at: string }>(
  'verifyEmailChange', 'token:String! pin_created_at:String!', 'app_user audit outbox sign_in_link', {"token":{"required":true,"shortest":1,"longest":12},"pin_created_at":{"required":true,"shortest":1,"longest":80}});

/** Takes the phone as the caller's when its code is right; a wrong or old one gets Error. */
export const verifyPhone = /* @__PURE__ */ operation<{ token: string; pin_created_at: string }>(
  'verifyPhone', 'token:String! pin_created_at:String!', 'app_user audit sign_in_link', {"token":{"required":true,"shortest":1,"longest":12},"pin_created_at":{"required":true,"shortest":1,"longest":80}});
