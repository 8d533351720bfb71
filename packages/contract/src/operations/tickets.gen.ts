// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds a reply and tells the other side: the first of support opens a new ticket, one of the opening side a waiting one, and one to a ticket closed 14 days ago at most opens it again; later it opens a new one. Lines of others after `seen` get Error. */
export const addTicketComment = /* @__PURE__ */ operation<{ id: string | number; comment: string; comment_by: string | number; files?: readonly (string)[] | null | undefined; internal?: boolean | null | undefined; wait?: boolean | null | undefined; seen?: string | number | null | undefined }>(
  'addTicketComment', 'id:ID! comment:String! comment_by:ID! files:[String!] internal:Boolean wait:Boolean seen:ID operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_history ticket_letter ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true},"comment":{"required":true,"shortest":1,"longest":10000},"comment_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"internal":{"flag":true},"wait":{"flag":true},"seen":{"id":true}});

/** As addTicketComment, and answers the new line of the history. */
export const addTicketComment2 = /* @__PURE__ */ operation<{ id: string | number; comment: string; comment_by: string | number; files?: readonly (string)[] | null | undefined; internal?: boolean | null | undefined; wait?: boolean | null | undefined; seen?: string | number | null | undefined }>(
  'addTicketComment2', 'id:ID! comment:String! comment_by:ID! files:[String!] internal:Boolean wait:Boolean seen:ID operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_counter ticket_history ticket_letter ticket_location ticket_reader ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true},"comment":{"required":true,"shortest":1,"longest":10000},"comment_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"internal":{"flag":true},"wait":{"flag":true},"seen":{"id":true}});

/** Gives a ticket to somebody of support, or to nobody; one who may not handle tickets gets Error. */
export const assignTicket = /* @__PURE__ */ operation<{ id: string | number; assignee?: string | number | null | undefined }>(
  'assignTicket', 'id:ID! assignee:ID operation_id:String', 'audit ticket ticket_history', {"id":{"required":true,"id":true},"assignee":{"id":true,"clears":true}});

/** Moves a ticket to another category; an unknown one gets Error. */
export const changeTicketCategory = /* @__PURE__ */ operation<{ id: string | number; category: string | number }>(
  'changeTicketCategory', 'id:ID! category:ID! operation_id:String', 'audit ticket ticket_history ticket_tally', {"id":{"required":true,"id":true},"category":{"required":true,"id":true}});

/** Adds a canned answer in both languages, where {name}, {number}, {subject}, {location} and {me} are filled in; another word in braces, or a name that exists, gets Error. */
export const createCannedAnswer = /* @__PURE__ */ operation<{ name: string; text_en: string; text_es: string }>(
  'createCannedAnswer', 'name:String! text_en:String! text_es:String! operation_id:String', 'audit canned_answer', {"name":{"required":true,"shortest":1,"longest":100},"text_en":{"required":true,"shortest":1,"longest":5000},"text_es":{"required":true,"shortest":1,"longest":5000}});

/** Opens a ticket across locations, also in the name of a manager; a center of one location that is not the platform gets Error. */
export const createMainTicket = /* @__PURE__ */ operation<{ name: string; description: string; status: string | number; category: string | number; created_by: string | number; locations: readonly (string | number)[]; files?: readonly (string)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'createMainTicket', 'name:String! description:String! status:ID! category:ID! created_by:ID! locations:[ID!]! files:[String!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_counter ticket_history ticket_letter ticket_location ticket_student ticket_tally ticket_thread ticket_user ticket_word', {"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"created_by":{"required":true,"id":true},"locations":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"files":{"longest":20,"list":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Opens a ticket with a new number and tells support; a `created_by` other than the caller, an unknown status or category, or an empty text gets Error. */
export const createTicket = /* @__PURE__ */ operation<{ name: string; description: string; status: string | number; category: string | number; created_by: string | number; files?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'createTicket', 'name:String! description:String! status:ID! category:ID! created_by:ID! files:[String!] locations:[ID!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_counter ticket_history ticket_letter ticket_location ticket_student ticket_tally ticket_thread ticket_user ticket_word', {"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"created_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** As createTicket, and answers the new ticket. */
export const createTicket2 = /* @__PURE__ */ operation<{ name: string; description: string; status: string | number; category: string | number; created_by: string | number; files?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'createTicket2', 'name:String! description:String! status:ID! category:ID! created_by:ID! files:[String!] locations:[ID!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_counter ticket_history ticket_letter ticket_location ticket_student ticket_tally ticket_thread ticket_user ticket_word', {"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"created_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Adds a category of tickets; a name that exists gets Error. */
export const createTicketCategory = /* @__PURE__ */ operation<{ name: string; description?: string | null | undefined }>(
  'createTicketCategory', 'name:String! description:String operation_id:String', 'audit ticket_category', {"name":{"required":true,"shortest":1,"longest":100},"description":{"shortest":0,"longest":500,"clears":true}});

/** Saves what a list of tickets is narrowed to under a name, for the caller alone; more than 20 get Error, as do assigned, late and snoozed of whoever is not of support. */
export const createTicketView = /* @__PURE__ */ operation<{ name: string; status?: string | number | null | undefined; category?: string | number | null | undefined; location?: string | number | null | undefined; assigned?: string | null | undefined; late?: boolean | null | undefined; snoozed?: boolean | null | undefined }>(
  'createTicketView', 'name:String! status:ID category:ID location:ID assigned:String late:Boolean snoozed:Boolean operation_id:String', 'audit ticket_view', {"name":{"required":true,"shortest":1,"longest":60},"status":{"id":true},"category":{"id":true},"location":{"id":true},"late":{"flag":true},"snoozed":{"flag":true}});

/** Deletes a canned answer; replies it was used in stay. */
export const deleteCannedAnswer = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCannedAnswer', 'id:ID! operation_id:String', 'audit canned_answer', {"id":{"required":true,"id":true}});

/** Deletes a ticket the caller opened, support any; another's gets Error. It is gone for good after 30 days. */
export const deleteTicket = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicket', 'id:ID! operation_id:String', 'audit ticket ticket_tally', {"id":{"required":true,"id":true}});

/** Deletes any ticket and answers its id; an unknown one gets Error. */
export const deleteTicket2 = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicket2', 'id:ID! operation_id:String', 'audit ticket ticket_tally', {"id":{"required":true,"id":true}});

/** Removes an attachment and its file; one somebody else attached gets Error below support. */
export const deleteTicketAttachment = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicketAttachment', 'id:ID! operation_id:String', 'audit ticket_attachment ticket_history', {"id":{"required":true,"id":true}});

/** As deleteTicketAttachment, and answers the ticket with the attachments left. */
export const deleteTicketAttachment2 = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicketAttachment2', 'id:ID! operation_id:String', 'audit ticket_attachment ticket_history', {"id":{"required":true,"id":true}});

/** Deletes a category that no ticket has; one in use gets Error with how many have it. */
export const deleteTicketCategory = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicketCategory', 'id:ID! operation_id:String', 'audit ticket_category', {"id":{"required":true,"id":true}});

/** Deletes a saved view of the caller. */
export const deleteTicketView = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTicketView', 'id:ID! operation_id:String', 'audit ticket_view', {"id":{"required":true,"id":true}});

/** Notes that a known problem is over; one that is over already gets Error. */
export const endKnownProblem = /* @__PURE__ */ operation<{ id: string | number }>(
  'endKnownProblem', 'id:ID! operation_id:String', 'audit known_problem', {"id":{"required":true,"id":true}});

/** Links two tickets that have to do with each other; a link that stands gets Error. */
export const linkTickets = /* @__PURE__ */ operation<{ id: string | number; other: string | number }>(
  'linkTickets', 'id:ID! other:ID! operation_id:String', 'audit ticket_history ticket_link', {"id":{"required":true,"id":true},"other":{"required":true,"id":true}});

/** Notes that the caller looks at a ticket, or writes on it, and has read it to the end. */
export const lookAtTicket = /* @__PURE__ */ operation<{ id: string | number; writing?: boolean | null | undefined }>(
  'lookAtTicket', 'id:ID! writing:Boolean operation_id:String', 'audit ticket_reader', {"id":{"required":true,"id":true},"writing":{"flag":true}});

/** Closes the double of a ticket for good, which goes on in the other one; whoever opened the double is named there. One that was merged before, or the same twice, gets Error. */
export const mergeTickets = /* @__PURE__ */ operation<{ id: string | number; double: string | number }>(
  'mergeTickets', 'id:ID! double:ID! operation_id:String', 'audit event_heard ticket ticket_history ticket_tally ticket_user', {"id":{"required":true,"id":true},"double":{"required":true,"id":true}});

/** Opens a ticket of a report, in the name of the caller; one that was seen to gets Error. */
export const openReportedProblem = /* @__PURE__ */ operation<{ id: string | number }>(
  'openReportedProblem', 'id:ID! operation_id:String', 'audit event_heard notification outbox problem_report ticket ticket_counter ticket_history ticket_letter ticket_location ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true}});

/** Hands a ticket up to the support of the platform, with a comment and what is chosen to go along, files as copies, and nothing else; answers come back as replies. An internal note or its file, more than 10,000 characters, or a ticket of the platform itself gets Error. */
export const raiseTicket = /* @__PURE__ */ operation<{ id: string | number; comment: string; description?: boolean | null | undefined; lines?: readonly (string | number)[] | null | undefined; attachments?: readonly (string | number)[] | null | undefined }>(
  'raiseTicket', 'id:ID! comment:String! description:Boolean lines:[ID!] attachments:[ID!] operation_id:String', 'audit raised_ticket ticket_history ticket_word', {"id":{"required":true,"id":true},"comment":{"required":true,"shortest":1,"longest":5000},"description":{"flag":true},"lines":{"shortest":0,"longest":100,"list":true,"id":true},"attachments":{"shortest":0,"longest":10,"list":true,"id":true}});

/** Says of a closed ticket whether it helped; one that is not closed, or that somebody else has opened, gets Error. */
export const rateTicket = /* @__PURE__ */ operation<{ id: string | number; helped: boolean; comment?: string | null | undefined }>(
  'rateTicket', 'id:ID! helped:Boolean! comment:String operation_id:String', 'audit ticket ticket_history ticket_word', {"id":{"required":true,"id":true},"helped":{"required":true,"flag":true},"comment":{"shortest":0,"longest":2000}});

/** Renames a saved view of the caller. */
export const renameTicketView = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'renameTicketView', 'id:ID! name:String! operation_id:String', 'audit ticket_view', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":60}});

/** Tells the managers of a location, else of the first of the caller, that something does not work, with what is sent along; a caller of no location gets Error. */
export const reportProblem = /* @__PURE__ */ operation<{ location?: string | number | null | undefined; description: string; details?: string | null | undefined }>(
  'reportProblem', 'location:ID description:String! details:String operation_id:String', 'audit event_heard notification problem_report push_message', {"location":{"id":true},"description":{"required":true,"shortest":1,"longest":5000},"details":{"shortest":0,"longest":3000}});

/** Keeps what the caller has written on a ticket and not sent; an empty text forgets it. */
export const saveTicketDraft = /* @__PURE__ */ operation<{ id: string | number; text: string; internal?: boolean | null | undefined }>(
  'saveTicketDraft', 'id:ID! text:String! internal:Boolean operation_id:String', 'audit ticket_reader', {"id":{"required":true,"id":true},"text":{"required":true,"shortest":0,"longest":10000},"internal":{"flag":true}});

/** Switches letters of tickets on or off for the caller; the portal tells of them either way. */
export const saveTicketMail = /* @__PURE__ */ operation<{ on: boolean }>(
  'saveTicketMail', 'on:Boolean! operation_id:String', 'audit user_setting', {"on":{"required":true,"flag":true}});

/** Saves what is given of how the center looks after its tickets; null switches it off. A closing before the reminder, or an end of work before its begin, gets Error. */
export const saveTicketSettings = /* @__PURE__ */ operation<{ remind_days?: number | null | undefined; close_days?: number | null | undefined; answer_hours?: number | null | undefined; opens?: string | null | undefined; closes?: string | null | undefined; days?: readonly (string)[] | null | undefined }>(
  'saveTicketSettings', 'remind_days:Int close_days:Int answer_hours:Int opens:Clock closes:Clock days:[String!] operation_id:String', 'app_setting audit', {"remind_days":{"least":1,"most":180,"number":true,"clears":true},"close_days":{"least":1,"most":180,"number":true,"clears":true},"answer_hours":{"least":1,"most":80,"number":true,"clears":true},"days":{"longest":7,"list":true}});

/** Notes that a held mail is nothing to answer, and forgets its words; one that was seen to gets Error. */
export const setMailAside = /* @__PURE__ */ operation<{ id: string | number }>(
  'setMailAside', 'id:ID! operation_id:String', 'audit ticket_mail', {"id":{"required":true,"id":true}});

/** Notes that a report needs no ticket; one that was seen to gets Error. */
export const setProblemAside = /* @__PURE__ */ operation<{ id: string | number }>(
  'setProblemAside', 'id:ID! operation_id:String', 'audit problem_report', {"id":{"required":true,"id":true}});

/** Lets a ticket rest until a day, or, without one, wakes it; an answer of the opening side wakes it, too. A day that is not ahead, or a closed ticket, gets Error. */
export const snoozeTicket = /* @__PURE__ */ operation<{ id: string | number; until?: string | null | undefined }>(
  'snoozeTicket', 'id:ID! until:Date operation_id:String', 'audit ticket ticket_history', {"id":{"required":true,"id":true},"until":{"clears":true}});

/** Puts what a held mail says into its ticket as an internal note, or opens a ticket of it in the name of the caller where it names none; one that was seen to gets Error. */
export const takeHeldMail = /* @__PURE__ */ operation<{ id: string | number }>(
  'takeHeldMail', 'id:ID! operation_id:String', 'audit event_heard notification outbox ticket ticket_counter ticket_history ticket_letter ticket_mail ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true}});

/** Tells everybody who opens a ticket or reports a problem what is known to be broken, from now on. */
export const tellKnownProblem = /* @__PURE__ */ operation<{ text_en: string; text_es: string }>(
  'tellKnownProblem', 'text_en:String! text_es:String! operation_id:String', 'audit known_problem', {"text_en":{"required":true,"shortest":1,"longest":300},"text_es":{"required":true,"shortest":1,"longest":300}});

/** Takes the link of two tickets away; tickets without one get Error. */
export const unlinkTickets = /* @__PURE__ */ operation<{ id: string | number; other: string | number }>(
  'unlinkTickets', 'id:ID! other:ID! operation_id:String', 'audit ticket_history ticket_link', {"id":{"required":true,"id":true},"other":{"required":true,"id":true}});

/** Changes what is given of a canned answer; an unknown word in braces, or a name that exists, gets Error. */
export const updateCannedAnswer = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; text_en?: string | null | undefined; text_es?: string | null | undefined }>(
  'updateCannedAnswer', 'id:ID! name:String text_en:String text_es:String operation_id:String', 'audit canned_answer', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"text_en":{"shortest":1,"longest":5000},"text_es":{"shortest":1,"longest":5000}});

/** Changes a ticket of any locations; a step the states do not have gets Error. */
export const updateMainTicket = /* @__PURE__ */ operation<{ id: string | number; name: string; description: string; status: string | number; category: string | number; updated_by: string | number; locations?: readonly (string | number)[] | null | undefined; files?: readonly (string)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'updateMainTicket', 'id:ID! name:String! description:String! status:ID! category:ID! updated_by:ID! locations:[ID!] files:[String!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard ticket ticket_attachment ticket_history ticket_tally ticket_word', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"updated_by":{"required":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"files":{"longest":20,"list":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Changes a ticket and writes a line of history for each field; a step the states do not have, or an `updated_by` other than the caller, gets Error. Whom the caller does not reach stays named. */
export const updateTicket = /* @__PURE__ */ operation<{ id: string | number; name: string; description: string; status: string | number; category: string | number; updated_by: string | number; files?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'updateTicket', 'id:ID! name:String! description:String! status:ID! category:ID! updated_by:ID! files:[String!] locations:[ID!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_history ticket_letter ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"updated_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** As updateTicket, and answers the ticket. */
export const updateTicket2 = /* @__PURE__ */ operation<{ id: string | number; name: string; description: string; status: string | number; category: string | number; updated_by: string | number; files?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'updateTicket2', 'id:ID! name:String! description:String! status:ID! category:ID! updated_by:ID! files:[String!] locations:[ID!] students:[ID!] users:[ID!] operation_id:String', 'audit event_heard notification outbox ticket ticket_attachment ticket_history ticket_letter ticket_location ticket_student ticket_tally ticket_thread ticket_word', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":1,"longest":10000},"status":{"required":true,"id":true},"category":{"required":true,"id":true},"updated_by":{"required":true,"id":true},"files":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Changes the name or the description of a category; a name that exists gets Error. */
export const updateTicketCategory = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; description?: string | null | undefined }>(
  'updateTicketCategory', 'id:ID! name:String description:String operation_id:String', 'audit ticket_category', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"description":{"shortest":0,"longest":500,"clears":true}});

/** Moves a ticket to another status; a step the states do not have gets Error. */
export const updateTicketStatus = /* @__PURE__ */ operation<{ id: string | number; status: string | number }>(
  'updateTicketStatus', 'id:ID! status:ID! operation_id:String', 'audit event_heard notification outbox ticket ticket_history ticket_letter ticket_tally ticket_thread', {"id":{"required":true,"id":true},"status":{"required":true,"id":true}});
