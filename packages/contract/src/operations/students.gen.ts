// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Puts students into one sibling group; one out of reach, or the student itself, gets Error. */
export const addSibling = /* @__PURE__ */ operation<{ student_id: string | number; siblings: readonly (string | number)[] }>(
  'addSibling', 'student_id:ID! siblings:[ID!]! operation_id:String', 'audit sibling_group student', {"student_id":{"required":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true}});

/** Asks to be linked to the student whose code was scanned; the office decides, an old code gets Error. */
export const addStudentByQrCode = /* @__PURE__ */ operation<{ code: string }>(
  'addStudentByQrCode', 'code:String!', 'audit guardian_request notification', {"code":{"required":true,"shortest":1,"longest":200}});

/** Links a guardian of a student to siblings of it with the same flags; one outside the group gets Error. */
export const addUserToSibling = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; siblings: readonly (string | number)[]; relation?: string | number | null | undefined }>(
  'addUserToSibling', 'student_id:ID! user_id:ID! siblings:[ID!]! relation:ID operation_id:String', 'audit chat_join guardian_link', {"student_id":{"required":true},"user_id":{"required":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true}});

/** Moves students to the archive; those checked in, or not to be reached, stay and are named in errors. */
export const archiveStudent = /* @__PURE__ */ operation<{ students: readonly (string | number)[] }>(
  'archiveStudent', 'students:[ID!]! operation_id:String', 'audit student', {"students":{"required":true,"shortest":1,"longest":1000,"list":true}});

/** Adds a student as createStudent does, with relation and flags for each contact. Contacts of new_users are made with it, all or nothing; a taken email, or neither email nor phone, gets Error at its field. */
export const createNewStudent = /* @__PURE__ */ operation<{ fname: string; lname: string; location_id: string | number; program_id: string | number; cameras: readonly (string | number)[]; users: readonly ({ user_id: string | number; relation?: string | number | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined })[]; relation?: string | number | null | undefined; other_rooms?: readonly (string | number)[] | null | undefined; check_duplicate?: boolean | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; dob?: string | null | undefined; image?: string | null | undefined; gender?: string | null | undefined; siblings?: readonly (string | number)[] | null | undefined; type?: string | null | undefined; new_users?: readonly ({ fname: string; lname: string; email?: string | null | undefined; phone?: string | null | undefined; relation: string | number; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined })[] | null | undefined }>(
  'createNewStudent', 'fname:String! lname:String! location_id:ID! program_id:ID! cameras:[ID!]! users:[CreateNewStudentUsersInput!]! relation:ID other_rooms:[ID!] check_duplicate:Boolean middle_name:String nick_name:String dob:Date image:String gender:String siblings:[ID!] type:String new_users:[CreateNewStudentNew_usersInput!] operation_id:String', 'app_user audit chat_join chat_room_join guardian_link reader_epoch sibling_group student student_camera student_room user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"location_id":{"required":true},"program_id":{"required":true},"cameras":{"required":true,"shortest":0,"longest":200,"list":true},"users":{"required":true,"longest":50,"list":true},"other_rooms":{"shortest":0,"longest":50,"list":true},"middle_name":{"shortest":0,"longest":200},"nick_name":{"shortest":0,"longest":200},"image":{"shortest":0,"longest":300},"gender":{"shortest":0,"longest":40},"siblings":{"shortest":0,"longest":20,"list":true},"new_users":{"longest":10,"list":true}});

/** Adds a student; with check_duplicate, one of the same names and birthday in the location gets Error. */
export const createStudent = /* @__PURE__ */ operation<{ fname: string; lname: string; location_id: string | number; program_id: string | number; cameras: readonly (string | number)[]; users: readonly (string | number)[]; relation?: string | number | null | undefined; other_rooms?: readonly (string | number)[] | null | undefined; check_duplicate?: boolean | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; dob?: string | null | undefined; image?: string | null | undefined; gender?: string | null | undefined; siblings?: readonly (string | number)[] | null | undefined; schedule_id?: string | number | null | undefined; tags?: readonly (string | number)[] | null | undefined; enrollment_date?: string | null | undefined; type?: string | null | undefined }>(
  'createStudent', 'fname:String! lname:String! location_id:ID! program_id:ID! cameras:[ID!]! users:[ID!]! relation:ID other_rooms:[ID!] check_duplicate:Boolean middle_name:String nick_name:String dob:Date image:String gender:String siblings:[ID!] schedule_id:ID tags:[ID!] enrollment_date:Date type:String operation_id:String', 'audit chat_join chat_room_join guardian_link sibling_group student student_camera student_room student_tag', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"location_id":{"required":true},"program_id":{"required":true},"cameras":{"required":true,"shortest":0,"longest":200,"list":true},"users":{"required":true,"shortest":0,"longest":50,"list":true},"other_rooms":{"shortest":0,"longest":50,"list":true},"middle_name":{"shortest":0,"longest":200},"nick_name":{"shortest":0,"longest":200},"image":{"shortest":0,"longest":300},"gender":{"shortest":0,"longest":40},"siblings":{"shortest":0,"longest":20,"list":true},"tags":{"shortest":0,"longest":50,"list":true}});

/** Adds a contact and links it to the student in one step; a taken e-mail gets Error with the name it is of. */
export const createStudentUser = /* @__PURE__ */ operation<{ student_id: string | number; fname: string; lname: string; email: string; relation?: string | number | null | undefined; middle_name?: string | null | undefined; username?: string | null | undefined; phone?: string | null | undefined; phone_type?: string | null | undefined; phone2?: string | null | undefined; phone2_type?: string | null | undefined; avatar?: string | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined }>(
  'createStudentUser', 'student_id:ID! fname:String! lname:String! email:String! relation:ID middle_name:String username:String phone:String phone_type:String phone2:String phone2_type:String avatar:String emergency_contact:Boolean alert:Boolean watch_camera:Boolean legal_guardian:Boolean pickup:Boolean is_payer:Boolean operation_id:String', 'app_user audit chat_join guardian_link reader_epoch user_role', {"student_id":{"required":true},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"middle_name":{"shortest":0,"longest":200},"username":{"shortest":1,"longest":100},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"phone2":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"avatar":{"shortest":0,"longest":300}});

/** Links who waits to be guardian and lets in a pending one, or turns the request down; one decided, or no relation, gets Error. */
export const decideGuardianRequest = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; approved: boolean; relation?: string | number | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; watch_camera?: boolean | null | undefined; alert?: boolean | null | undefined }>(
  'decideGuardianRequest', 'student_id:ID! user_id:ID! approved:Boolean! relation:ID legal_guardian:Boolean pickup:Boolean watch_camera:Boolean alert:Boolean operation_id:String', 'app_user audit guardian_link guardian_request outbox reader_epoch', {"student_id":{"required":true},"user_id":{"required":true},"approved":{"required":true}});

/** The center lets a visitor in that waits, or turns it down; one that does not wait gets Error. */
export const decideVisit = /* @__PURE__ */ operation<{ id: string | number; approved: boolean }>(
  'decideVisit', 'id:ID! approved:Boolean! operation_id:String', 'app_user audit notification outbox reader_epoch visitor', {"id":{"required":true},"approved":{"required":true}});

/** Moves a student to the archive; one checked in, or archived already, gets Error. */
export const deleteStudent = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudent', 'id:ID! operation_id:String', 'audit student', {"id":{"required":true}});

/** Drops a student's own limit of camera logins, so that the location's holds again. */
export const deleteStudentLoginLimitSetting = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentLoginLimitSetting', 'id:ID! operation_id:String', '', {"id":{"required":true}});

/** Drops a contact's own limit of camera logins, so that the location's holds again. */
export const deleteUserLoginLimitSetting = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteUserLoginLimitSetting', 'id:ID! operation_id:String', '', {"id":{"required":true}});

/** Ends the right of a visitor at once, whose picture goes; one that has ended gets Error. */
export const endVisit = /* @__PURE__ */ operation<{ id: string | number }>(
  'endVisit', 'id:ID! operation_id:String', 'audit visitor', {"id":{"required":true}});

/** Deletes archived students, or the archive of a location, for good; those not in it are told in errors. */
export const forceDeleteAllStudent = /* @__PURE__ */ operation<{ students?: readonly (string | number)[] | null | undefined; location?: string | number | null | undefined }>(
  'forceDeleteAllStudent', 'students:[ID!] location:ID operation_id:String', 'audit chat_join chat_room_join guardian_link reader_epoch student', {"students":{"shortest":0,"longest":1000,"list":true}});

/** Deletes an archived student for good with all that hangs on it; one not in the archive gets Error. */
export const forceDeleteStudent = /* @__PURE__ */ operation<{ id: string | number }>(
  'forceDeleteStudent', 'id:ID! operation_id:String', 'audit chat_join chat_room_join guardian_link reader_epoch student', {"id":{"required":true}});

/** A legal guardian lets somebody watch own students for some days, who is invited by e-mail. Somebody who has an account already, unless as a visitor of the own students, gets Error; so does a last day that is over. */
export const giveVisit = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; fname: string; lname: string; email: string; from_date: string; until_date: string; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'giveVisit', 'students:[ID!]! fname:String! lname:String! email:String! from_date:Date! until_date:Date! start_time:Clock end_time:Clock operation_id:String', 'app_user audit notification outbox sign_in_link user_role visitor', {"students":{"required":true,"shortest":1,"longest":10,"list":true},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"email":{"required":true,"longest":254,"email":true},"from_date":{"required":true},"until_date":{"required":true}});

/** Makes two records of one child one, with everything of both; different locations, a duplicate checked in, or a ban of one only get Error. */
export const mergeStudents = /* @__PURE__ */ operation<{ student_id: string | number; duplicate_id: string | number }>(
  'mergeStudents', 'student_id:ID! duplicate_id:ID! operation_id:String', 'attendance audit guardian_link merge reader_epoch student student_tag', {"student_id":{"required":true},"duplicate_id":{"required":true}});

/** Gives students another home room of their location, all or none; who is checked in stays where it is now. */
export const moveStudentsToProgram = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; program_id: string | number }>(
  'moveStudentsToProgram', 'students:[ID!]! program_id:ID! operation_id:String', 'audit student', {"students":{"required":true,"shortest":1,"longest":1000,"list":true},"program_id":{"required":true}});

/** Takes students out of the sibling group of another; one that is not in it gets Error. */
export const removeSiblings = /* @__PURE__ */ operation<{ student_id: string | number; siblings: readonly (string | number)[] }>(
  'removeSiblings', 'student_id:ID! siblings:[ID!]! operation_id:String', 'audit sibling_group student', {"student_id":{"required":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true}});

/** Takes students, or all in the archive of a location, into a room; those of other locations are told in errors. */
export const restoreAllStudent = /* @__PURE__ */ operation<{ students?: readonly (string | number)[] | null | undefined; program_id: string | number; location?: string | number | null | undefined }>(
  'restoreAllStudent', 'students:[ID!] program_id:ID! location:ID operation_id:String', 'audit student', {"students":{"shortest":0,"longest":1000,"list":true},"program_id":{"required":true}});

/** Takes a student out of the archive into a room of its location. */
export const restoreStudent = /* @__PURE__ */ operation<{ id: string | number; program_id: string | number }>(
  'restoreStudent', 'id:ID! program_id:ID! operation_id:String', 'audit billing_plan_pause student', {"id":{"required":true},"program_id":{"required":true}});

/** Saves the address; a contact whom the location does not let gets Error. */
export const saveStudentAddress = /* @__PURE__ */ operation<{ id: string | number; street_1?: string | null | undefined; street_2?: string | null | undefined; city?: string | null | undefined; state?: string | null | undefined; country?: string | null | undefined; zip?: string | null | undefined; seen?: string | null | undefined }>(
  'saveStudentAddress', 'id:ID! street_1:String street_2:String city:String state:String country:String zip:String seen:DateTime operation_id:String', 'audit student', {"id":{"required":true},"street_1":{"shortest":0,"longest":200},"street_2":{"shortest":0,"longest":200},"city":{"shortest":0,"longest":100},"state":{"shortest":0,"longest":100},"country":{"shortest":0,"longest":100},"zip":{"shortest":0,"longest":20}});

/** Saves one column; an unknown one, or one the location does not open to contacts, gets Error. */
export const saveStudentColumn = /* @__PURE__ */ operation<{ id: string | number; column: string; value?: string | null | undefined; seen?: string | null | undefined }>(
  'saveStudentColumn', 'id:ID! column:String! value:String seen:DateTime operation_id:String', 'audit student', {"id":{"required":true},"column":{"required":true,"shortest":1,"longest":40},"value":{"shortest":0,"longest":5000}});

/** Saves ethnicity and race; a contact whom the location does not let gets Error. */
export const saveStudentEthnicity = /* @__PURE__ */ operation<{ id: string | number; ethnicity: string; race?: string | null | undefined; seen?: string | null | undefined }>(
  'saveStudentEthnicity', 'id:ID! ethnicity:String! race:String seen:DateTime operation_id:String', 'audit student', {"id":{"required":true},"ethnicity":{"required":true,"shortest":0,"longest":100},"race":{"shortest":0,"longest":100}});

/** Saves the gender; a contact whom the location does not let gets Error. */
export const saveStudentGender = /* @__PURE__ */ operation<{ id: string | number; gender: string; seen?: string | null | undefined }>(
  'saveStudentGender', 'id:ID! gender:String! seen:DateTime operation_id:String', 'audit student', {"id":{"required":true},"gender":{"required":true,"shortest":0,"longest":40}});

/** Saves the names; a contact whom the location does not let gets Error. */
export const saveStudentName = /* @__PURE__ */ operation<{ id: string | number; fname: string; lname: string; middle_name?: string | null | undefined; nick_name?: string | null | undefined; seen?: string | null | undefined }>(
  'saveStudentName', 'id:ID! fname:String! lname:String! middle_name:String nick_name:String seen:DateTime operation_id:String', 'audit student', {"id":{"required":true},"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"middle_name":{"shortest":0,"longest":200},"nick_name":{"shortest":0,"longest":200}});

/** Runs activate, deactivate, archive, move_room or assign_cameras on students; value holds the ids. Those it does not fit are told in errors. */
export const studentMultiAction = /* @__PURE__ */ operation<{ name: string; student_ids: readonly (string | number)[]; value?: string | null | undefined }>(
  'studentMultiAction', 'name:String! student_ids:[ID!]! value:String operation_id:String', 'audit student', {"name":{"required":true,"shortest":1,"longest":40},"student_ids":{"required":true,"shortest":1,"longest":1000,"list":true},"value":{"shortest":0,"longest":2000}});

/** Moves students to a room of another location, with their contacts when asked; who stays is told in errors. */
export const transferStudents = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; location_id: string | number; program_id: string | number; users?: boolean | null | undefined }>(
  'transferStudents', 'students:[ID!]! location_id:ID! program_id:ID! users:Boolean operation_id:String', 'audit billing_plan reader_epoch student subsidy user_location', {"students":{"required":true,"shortest":1,"longest":1000,"list":true},"location_id":{"required":true},"program_id":{"required":true}});

/** Moves contacts or staff to another location; those with students left behind are told in errors. */
export const transferUsers = /* @__PURE__ */ operation<{ users: readonly (string | number)[]; from_location: string | number; location_id: string | number }>(
  'transferUsers', 'users:[ID!]! from_location:ID! location_id:ID! operation_id:String', 'audit reader_epoch user_location', {"users":{"required":true,"shortest":1,"longest":1000,"list":true},"from_location":{"required":true},"location_id":{"required":true}});

/** Takes the last merge into a student apart again; without one it gets Error. */
export const undoStudentMerge = /* @__PURE__ */ operation<{ student_id: string | number }>(
  'undoStudentMerge', 'student_id:ID! operation_id:String', 'attendance audit guardian_link merge reader_epoch student student_tag', {"student_id":{"required":true}});

/** Changes a student as updateStudent does, with relation and flags for each contact, and answers it. */
export const updateNewStudent = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; location_id?: string | number | null | undefined; program_id?: string | number | null | undefined; cameras?: readonly (string | number)[] | null | undefined; users?: readonly ({ user_id: string | number; relation?: string | number | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined })[] | null | undefined; relation?: string | number | null | undefined; other_rooms?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; dob?: string | null | undefined; image?: string | null | undefined; gender?: string | null | undefined; siblings?: readonly (string | number)[] | null | undefined; type?: string | null | undefined; seen?: string | null | undefined }>(
  'updateNewStudent', 'id:ID! fname:String lname:String location_id:ID program_id:ID cameras:[ID!] users:[UpdateNewStudentUsersInput!] relation:ID other_rooms:[ID!] middle_name:String nick_name:String dob:Date image:String gender:String siblings:[ID!] type:String seen:DateTime operation_id:String', 'audit guardian_link reader_epoch student student_camera student_room', {"id":{"required":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"cameras":{"shortest":0,"longest":200,"list":true},"users":{"longest":50,"list":true},"other_rooms":{"shortest":0,"longest":50,"list":true},"middle_name":{"shortest":0,"longest":200},"nick_name":{"shortest":0,"longest":200},"image":{"shortest":0,"longest":300},"gender":{"shortest":0,"longest":40},"siblings":{"shortest":0,"longest":20,"list":true}});

/** Changes a student and the links that are given; a room that is not of the location gets Error. */
export const updateStudent = /* @__PURE__ */ operation<{ id: string | number; fname?: string | null | undefined; lname?: string | null | undefined; location_id?: string | number | null | undefined; program_id?: string | number | null | undefined; cameras?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; relation?: string | number | null | undefined; other_rooms?: readonly (string | number)[] | null | undefined; middle_name?: string | null | undefined; nick_name?: string | null | undefined; dob?: string | null | undefined; image?: string | null | undefined; gender?: string | null | undefined; race?: string | null | undefined; ethnicity?: string | null | undefined; doctor_name?: string | null | undefined; doctor_phone?: string | null | undefined; note?: string | null | undefined; external_id?: string | null | undefined; schedule_id?: string | number | null | undefined; tags?: readonly (string | number)[] | null | undefined; enrollment_date?: string | null | undefined; graduation_date?: string | null | undefined; type?: string | null | undefined; status?: string | null | undefined; seen?: string | null | undefined }>(
  'updateStudent', 'id:ID! fname:String lname:String location_id:ID program_id:ID cameras:[ID!] users:[ID!] relation:ID other_rooms:[ID!] middle_name:String nick_name:String dob:Date image:String gender:String race:String ethnicity:String doctor_name:String doctor_phone:String note:String external_id:String schedule_id:ID tags:[ID!] enrollment_date:Date graduation_date:Date type:String status:String seen:DateTime operation_id:String', 'audit billing_plan guardian_link student student_camera student_room student_tag', {"id":{"required":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"cameras":{"shortest":0,"longest":200,"list":true},"users":{"shortest":0,"longest":50,"list":true},"other_rooms":{"shortest":0,"longest":50,"list":true},"middle_name":{"shortest":0,"longest":200},"nick_name":{"shortest":0,"longest":200},"image":{"shortest":0,"longest":300},"gender":{"shortest":0,"longest":40},"race":{"shortest":0,"longest":100},"ethnicity":{"shortest":0,"longest":100},"doctor_name":{"shortest":0,"longest":200},"doctor_phone":{"shortest":0,"longest":30},"note":{"shortest":0,"longest":5000},"external_id":{"shortest":0,"longest":100},"tags":{"shortest":0,"longest":50,"list":true}});

/** Puts a student into a billing program; one of another location gets Error. */
export const updateStudentBillingProgram = /* @__PURE__ */ operation<{ student_id: string | number; billing_program_id: string | number }>(
  'updateStudentBillingProgram', 'student_id:ID! billing_program_id:ID! operation_id:String', 'audit student', {"student_id":{"required":true},"billing_program_id":{"required":true}});

/** Makes the given list the student's own cameras; one of another location gets Error. */
export const updateStudentCamera = /* @__PURE__ */ operation<{ id: string | number; cameras: readonly (string | number)[] }>(
  'updateStudentCamera', 'id:ID! cameras:[ID!]! operation_id:String', 'audit student_camera', {"id":{"required":true},"cameras":{"required":true,"shortest":0,"longest":200,"list":true}});

/** Replaces a student's picture by an upload, or takes it away when empty; contacts may where the location lets them. An image that was not uploaded gets Error. */
export const updateStudentImage = /* @__PURE__ */ operation<{ id: string | number; image: string }>(
  'updateStudentImage', 'id:ID! image:String! operation_id:String', 'audit student', {"id":{"required":true},"image":{"required":true,"shortest":0,"longest":100}});

/** Saves what holds for a student instead of its location, such as the day's camera logins. */
export const updateStudentSetting = /* @__PURE__ */ operation<{ id: string | number; max_daily_logins?: number | null | undefined; cameras?: readonly (string | number)[] | null | undefined; schedule_id?: string | number | null | undefined }>(
  'updateStudentSetting', 'id:ID! max_daily_logins:Int cameras:[ID!] schedule_id:ID operation_id:String', 'audit student student_camera', {"id":{"required":true},"max_daily_logins":{"number":true},"cameras":{"shortest":0,"longest":200,"list":true}});

/** Sets a student active or inactive; contacts of an inactive one no longer see its cameras. */
export const updateStudentStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateStudentStatus', 'id:ID! status:String! operation_id:String', 'audit student', {"id":{"required":true},"status":{"required":true}});

/** Changes a guardian's data and the link to the student; a pair that is not linked gets Error. */
export const updateStudentUser = /* @__PURE__ */ operation<{ id: string | number; student_id: string | number; relation?: string | number | null | undefined; fname?: string | null | undefined; lname?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined; black_list?: boolean | null | undefined }>(
  'updateStudentUser', 'id:ID! student_id:ID! relation:ID fname:String lname:String email:String phone:String emergency_contact:Boolean alert:Boolean watch_camera:Boolean legal_guardian:Boolean pickup:Boolean is_payer:Boolean black_list:Boolean operation_id:String', 'app_user audit chat_gap guardian_link outbox reader_epoch', {"id":{"required":true},"student_id":{"required":true},"fname":{"shortest":1,"longest":200},"lname":{"shortest":1,"longest":200},"email":{"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"}});

/** Sets flags on a guardian's links to siblings; a sibling without that guardian gets Error. */
export const updateUserToSibling = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; siblings: readonly (string | number)[]; relation?: string | number | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined }>(
  'updateUserToSibling', 'student_id:ID! user_id:ID! siblings:[ID!]! relation:ID emergency_contact:Boolean alert:Boolean watch_camera:Boolean legal_guardian:Boolean pickup:Boolean is_payer:Boolean operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true},"user_id":{"required":true},"siblings":{"required":true,"shortest":1,"longest":20,"list":true}});
