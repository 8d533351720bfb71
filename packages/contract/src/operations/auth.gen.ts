// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Stamps that the caller signed in; the id of somebody else gets Error. */
export const addLoginTime = /* @__PURE__ */ operation<{ id: string | number }>(
  'addLoginTime', 'id:ID! operation_id:String', 'app_user audit', {"id":{"required":true,"id":true}});

/** Adds the passkey the browser has made; one that does not fit what was begun gets Error. */
export const addPasskey = /* @__PURE__ */ operation<{ challenge: string | number; response: unknown; name: string }>(
  'addPasskey', 'challenge:ID! response:JSON! name:String!', 'audit outbox passkey sign_in_challenge', {"challenge":{"required":true,"id":true},"response":{"required":true,"object":true},"name":{"required":true,"shortest":1,"longest":60}});

/** Stamps that the caller came back with an open session; the id of somebody else gets Error. */
export const addReloginTime = /* @__PURE__ */ operation<{ id: string | number }>(
  'addReloginTime', 'id:ID! operation_id:String', 'audit session session_return', {"id":{"required":true,"id":true}});

/** Approves the pending contact of a link sent to staff; a used or old link gets Error. */
export const approveUserByLink = /* @__PURE__ */ operation<{ token: string }>(
  'approveUserByLink', 'token:String!', 'app_user audit outbox reader_epoch sign_in_link', {"token":{"required":true,"shortest":1,"longest":100}});

/** Makes the secret of an authenticator app for the caller; a wrong password or an app in use gets Error. */
export const beginAuthenticatorApp = /* @__PURE__ */ operation<{ password: string }>(
  'beginAuthenticatorApp', 'password:String!', 'audit totp', {"password":{"required":true,"shortest":1,"longest":1000}});

/** Begins to add a passkey to the own account; a wrong password gets Error. */
export const beginPasskey = /* @__PURE__ */ operation<{ password: string }>(
  'beginPasskey', 'password:String!', 'audit sign_in_challenge', {"password":{"required":true,"shortest":1,"longest":1000}});

/** Begins a sign-in by passkey alone; under an address of numbers it gets Error. */
export const beginPasskeySignIn = /* @__PURE__ */ operation<object>(
  'beginPasskeySignIn', '', 'audit sign_in_challenge');

/** Switches the second step on by the first code of the app, and answers the recovery codes this once. */
export const confirmAuthenticatorApp = /* @__PURE__ */ operation<{ code: string }>(
  'confirmAuthenticatorApp', 'code:String!', 'audit outbox recovery_code totp', {"code":{"required":true,"shortest":1,"longest":40}});

/** Takes the password, or a code of the authenticator app, once more. For five minutes this session may then change who signs in; a wrong one gets Error. */
export const confirmIdentity = /* @__PURE__ */ operation<{ password?: string | null | undefined; code?: string | null | undefined }>(
  'confirmIdentity', 'password:String code:String', 'audit session totp', {"password":{"shortest":1,"longest":1000},"code":{"shortest":1,"longest":40}});

/** Adds one to the caller's camera logins of today and answers how many are used; Error when none is left. Openings of a picture count by themselves beside it. */
export const createLoginCounter = /* @__PURE__ */ operation<object>(
  'createLoginCounter', 'operation_id:String', 'audit camera_login_day');

/** Finishes a sign-in by a code of the authenticator app or a recovery code. A wrong or used code gets Error; five end the sign-in, and lock the second step for a while. */
export const finishLogin = /* @__PURE__ */ operation<{ challenge: string | number; code: string }>(
  'finishLogin', 'challenge:ID! code:String!', 'app_user audit outbox recovery_code refresh_token session sign_in_challenge totp', {"challenge":{"required":true,"id":true},"code":{"required":true,"shortest":1,"longest":40}});

/** Finishes a sign-in by a passkey of the same person; any other gets Error. */
export const finishLoginByPasskey = /* @__PURE__ */ operation<{ challenge: string | number; response: unknown }>(
  'finishLoginByPasskey', 'challenge:ID! response:JSON!', 'app_user audit passkey refresh_token session sign_in_challenge', {"challenge":{"required":true,"id":true},"response":{"required":true,"object":true}});

/** Sends a link to choose a new password; the answer is the same for every address. */
export const forgotPassword = /* @__PURE__ */ operation<{ email: string }>(
  'forgotPassword', 'email:String! operation_id:String', '', {"email":{"required":true,"longest":254,"email":true}});

/** Opens a session by username or e-mail address. Wrong pairs, inactive accounts and unconfirmed addresses get the same Error; too many of them lock for a while. */
export const login = /* @__PURE__ */ operation<{ username: string; password: string; device?: { client?: string | null | undefined; os?: string | null | undefined; device_type?: string | null | undefined; brand?: string | null | undefined; model?: string | null | undefined; remember?: boolean | null | undefined } | null | undefined }>(
  'login', 'username:String! password:String! device:DeviceInput', 'app_user audit refresh_token session sign_in_challenge totp', {"username":{"required":true,"shortest":1,"longest":254},"password":{"required":true,"shortest":1,"longest":1000},"device":{"object":true,"of":{"client":{"shortest":0,"longest":100},"os":{"shortest":0,"longest":100},"device_type":{"shortest":0,"longest":100},"brand":{"shortest":0,"longest":100},"model":{"shortest":0,"longest":100},"remember":{"flag":true}}}});

/** Opens a session as somebody else for 30 minutes, marked and audited with the reason; an inactive person, oneself or an admin gets Error. */
export const loginAsUser = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined }>(
  'loginAsUser', 'id:ID! reason:String', 'audit refresh_token session', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}});

/** Ends a session of the caller; one that is unknown, over or of somebody else gets Error. */
export const logout = /* @__PURE__ */ operation<{ session_id: string | number }>(
  'logout', 'session_id:ID! operation_id:String', 'audit session', {"session_id":{"required":true,"id":true}});

/** Ends every session of the caller but the named one. */
export const logoutAllSessions = /* @__PURE__ */ operation<{ except_session_id?: string | number | null | undefined }>(
  'logoutAllSessions', 'except_session_id:ID operation_id:String', 'audit session', {"except_session_id":{"id":true}});

/** Exchanges a refresh token, or the portal's cookie, for new tokens. One that is over gets Error; one that was used before ends its session. */
export const refreshToken = /* @__PURE__ */ operation<{ refresh_token?: string | null | undefined }>(
  'refreshToken', 'refresh_token:String', 'audit refresh_token session', {"refresh_token":{"shortest":1,"longest":200}});

/** Makes a pending contact by a location's sign-up code and sends the code that confirms the address; a taken name or address, a closed sign-up or a weak password gets Error. `validity` is in hours. */
export const register = /* @__PURE__ */ operation<{ fname: string; lname: string; middle_name?: string | null | undefined; username: string; phone?: string | null | undefined; email: string; password: string; param?: string | null | undefined; details?: unknown | null | undefined; validity: number }>(
  'register', 'fname:String! lname:String! middle_name:String username:String! phone:String email:String! password:String! param:String details:JSON validity:Int!', 'app_user audit outbox sign_in_link user_location user_role', {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":0,"longest":200},"middle_name":{"shortest":0,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"email":{"required":true,"longest":254,"email":true},"password":{"required":true,"shortest":1,"longest":1000},"param":{"shortest":0,"longest":40},"details":{"clears":true,"object":true},"validity":{"required":true,"least":1,"most":168,"number":true}});

/** Switches the second step off; a wrong password, or a centre that asks for it, gets Error. */
export const removeAuthenticatorApp = /* @__PURE__ */ operation<{ password: string }>(
  'removeAuthenticatorApp', 'password:String!', 'audit outbox recovery_code totp', {"password":{"required":true,"shortest":1,"longest":1000}});

/** Forgets the caller's push token; an unknown one is forgotten already. */
export const removeFcmToken = /* @__PURE__ */ operation<{ token: string }>(
  'removeFcmToken', 'token:String!', 'audit push_token', {"token":{"required":true,"shortest":1,"longest":4096}});

/** Removes a passkey of the caller; not the last factor where the centre asks for one. */
export const removePasskey = /* @__PURE__ */ operation<{ id: string | number }>(
  'removePasskey', 'id:ID! operation_id:String', 'audit outbox passkey', {"id":{"required":true,"id":true}});

/** Makes the caller's recovery codes anew; a wrong password gets Error. */
export const renewRecoveryCodes = /* @__PURE__ */ operation<{ password: string }>(
  'renewRecoveryCodes', 'password:String!', 'audit recovery_code', {"password":{"required":true,"shortest":1,"longest":1000}});

/** Sends a mail invitation again; the answer is the same for every address. */
export const resendInvitedUserEmail = /* @__PURE__ */ operation<{ email: string }>(
  'resendInvitedUserEmail', 'email:String! operation_id:String', '', {"email":{"required":true,"longest":254,"email":true}});

/** Sends a text message invitation again; the answer is the same for every number. */
export const resendInvitedUserSms = /* @__PURE__ */ operation<{ phone: string }>(
  'resendInvitedUserSms', 'phone:String! operation_id:String', '', {"phone":{"required":true,"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"}});

/** Sends the code that confirms an address again; the answer is the same for every address. */
export const resendTokenEmail = /* @__PURE__ */ operation<{ email: string }>(
  'resendTokenEmail', 'email:String! operation_id:String', '', {"email":{"required":true,"longest":254,"email":true}});

/** Takes the authenticator app, recovery codes and passkeys of somebody who lost them; tells the person. Oneself, or somebody who has none, gets Error. */
export const resetSecondFactors = /* @__PURE__ */ operation<{ id: string | number; reason: string }>(
  'resetSecondFactors', 'id:ID! reason:String! operation_id:String', 'audit notification outbox recovery_code sign_in_challenge totp', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":500}});

/** Keeps where pushes to the caller's device go: a browser's subscription as its JSON, or a token of Firebase. An empty one, an address that is no public push service, or a token of Firebase where this installation has none, gets Error; another user's device moves over. */
export const saveFcmToken = /* @__PURE__ */ operation<{ token: string; device?: { client?: string | null | undefined; os?: string | null | undefined; device_type?: string | null | undefined; brand?: string | null | undefined; model?: string | null | undefined; remember?: boolean | null | undefined } | null | undefined }>(
  'saveFcmToken', 'token:String! device:DeviceInput', 'audit push_token', {"token":{"required":true,"shortest":0,"longest":4096},"device":{"object":true,"of":{"client":{"shortest":0,"longest":100},"os":{"shortest":0,"longest":100},"device_type":{"shortest":0,"longest":100},"brand":{"shortest":0,"longest":100},"model":{"shortest":0,"longest":100},"remember":{"flag":true}}}});

/** Opens a session by a passkey alone. One that is unknown here, or a challenge that was tried, gets Error. */
export const signInByPasskey = /* @__PURE__ */ operation<{ challenge: string | number; response: unknown; device?: { client?: string | null | undefined; os?: string | null | undefined; device_type?: string | null | undefined; brand?: string | null | undefined; model?: string | null | undefined; remember?: boolean | null | undefined } | null | undefined }>(
  'signInByPasskey', 'challenge:ID! response:JSON! device:DeviceInput', 'app_user audit passkey refresh_token session sign_in_challenge', {"challenge":{"required":true,"id":true},"response":{"required":true,"object":true},"device":{"object":true,"of":{"client":{"shortest":0,"longest":100},"os":{"shortest":0,"longest":100},"device_type":{"shortest":0,"longest":100},"brand":{"shortest":0,"longest":100},"model":{"shortest":0,"longest":100},"remember":{"flag":true}}}});

/** Ends acting as somebody else and gives the admin's own session back; any other session gets Error. */
export const stopLoginAsUser = /* @__PURE__ */ operation<{ session_id: string | number }>(
  'stopLoginAsUser', 'session_id:ID!', 'audit refresh_token session', {"session_id":{"required":true,"id":true}});

/** Sets a new password by the link of a mail and ends all sessions; a used or old link gets Error. */
export const updateForgottenPassword = /* @__PURE__ */ operation<{ token: string; password: string; password_confirmation: string }>(
  'updateForgottenPassword', 'token:String! password:String! password_confirmation:String!', 'app_user audit outbox session sign_in_link', {"token":{"required":true,"shortest":1,"longest":100},"password":{"required":true,"shortest":1,"longest":1000},"password_confirmation":{"required":true,"shortest":1,"longest":1000}});

/** Completes a mail invitation with username and password; a taken username or an old code gets Error. */
export const updateInvitedUserPassword = /* @__PURE__ */ operation<{ token: string; pin_created_at: string; password: string; username: string }>(
  'updateInvitedUserPassword', 'token:String! pin_created_at:String! password:String! username:String!', 'app_user audit sign_in_link', {"token":{"required":true,"shortest":1,"longest":40},"pin_created_at":{"required":true,"shortest":1,"longest":100},"password":{"required":true,"shortest":1,"longest":1000},"username":{"required":true,"shortest":1,"longest":100}});

/** Completes a text message invitation with username and password; a taken username gets Error. */
export const updateSmsInvitedUserPassword = /* @__PURE__ */ operation<{ token: string; pin_created_at: string; password: string; username: string }>(
  'updateSmsInvitedUserPassword', 'token:String! pin_created_at:String! password:String! username:String!', 'app_user audit sign_in_link', {"token":{"required":true,"shortest":1,"longest":12},"pin_created_at":{"required":true,"shortest":1,"longest":100},"password":{"required":true,"shortest":1,"longest":1000},"username":{"required":true,"shortest":1,"longest":100}});

/** Signs in by a link that works once; a used or old one gets Error. */
export const verifyAutologin = /* @__PURE__ */ operation<{ token: string | number }>(
  'verifyAutologin', 'token:ID!', 'app_user audit refresh_token session sign_in_challenge sign_in_link totp', {"token":{"required":true,"id":true}});

/** Confirms an address by the code sent to it; a wrong or old code gets Error, and five wrong ones end it. */
export const verifyEmail = /* @__PURE__ */ operation<{ token: string; pin_created_at: string }>(
  'verifyEmail', 'token:String! pin_created_at:String!', 'app_user audit outbox sign_in_link', {"token":{"required":true,"shortest":1,"longest":40},"pin_created_at":{"required":true,"shortest":1,"longest":100}});

/** Checks the code of a mail invitation, which confirms the address; a wrong or old one gets Error. */
export const verifyInvitedUserEmail = /* @__PURE__ */ operation<{ token: string; pin_created_at: string }>(
  'verifyInvitedUserEmail', 'token:String! pin_created_at:String!', 'app_user audit', {"token":{"required":true,"shortest":1,"longest":40},"pin_created_at":{"required":true,"shortest":1,"longest":100}});

/** Checks the number of a text message invitation, which verifies the phone; a wrong or old one gets Error. */
export const verifyInvitedUserPhone = /* @__PURE__ */ operation<{ token: string; pin_created_at: string }>(
  'verifyInvitedUserPhone', 'token:String! pin_created_at:String!', 'app_user audit sign_in_link', {"token":{"required":true,"shortest":1,"longest":12},"pin_created_at":{"required":true,"shortest":1,"longest":100}});
