// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds an announcement and, with is_notification, notifies the readers once it holds; an expiry_date in the past gets Error, an empty message is refused. */
export const createAnnouncement = /* @__PURE__ */ operation<{ message: string; locations: readonly (string | number)[]; expiry_date?: string | null | undefined; is_public?: boolean | null | undefined; color_code?: string | null | undefined; is_notification?: boolean | null | undefined; roles?: readonly (string | number)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; status?: string | null | undefined; start_date?: string | null | undefined }>(
  'createAnnouncement', 'message:String! locations:[ID!]! expiry_date:Date is_public:Boolean color_code:String is_notification:Boolean roles:[ID!] programs:[ID!] status:String start_date:Date operation_id:String', 'announcement announcement_location announcement_role announcement_room audit notification', {"message":{"required":true,"shortest":1,"longest":2000},"locations":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"is_public":{"flag":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"is_notification":{"flag":true},"roles":{"shortest":0,"longest":8,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Deletes an announcement everywhere; another's needs a manager. */
export const deleteAnnouncement = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteAnnouncement', 'id:ID! operation_id:String', 'announcement audit', {"id":{"required":true,"id":true}});

/** Copies an announcement as a new inactive one without days; an unknown id gets Error. */
export const duplicateAnnouncement = /* @__PURE__ */ operation<{ id: string | number }>(
  'duplicateAnnouncement', 'id:ID! operation_id:String', 'announcement announcement_location audit', {"id":{"required":true,"id":true}});

/** Notes that the caller has seen an announcement that is for it. */
export const markSeenAnnouncement = /* @__PURE__ */ operation<{ id: string | number }>(
  'markSeenAnnouncement', 'id:ID! operation_id:String', 'announcement_seen audit', {"id":{"required":true,"id":true}});

/** Changes an announcement; an expiry_date in the past, or another's without being a manager, gets Error. */
export const updateAnnouncement = /* @__PURE__ */ operation<{ id: string | number; message?: string | null | undefined; locations?: readonly (string | number)[] | null | undefined; expiry_date?: string | null | undefined; is_public?: boolean | null | undefined; color_code?: string | null | undefined; is_notification?: boolean | null | undefined; roles?: readonly (string | number)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; status?: string | null | undefined; start_date?: string | null | undefined }>(
  'updateAnnouncement', 'id:ID! message:String locations:[ID!] expiry_date:Date is_public:Boolean color_code:String is_notification:Boolean roles:[ID!] programs:[ID!] status:String start_date:Date operation_id:String', 'announcement announcement_location announcement_role announcement_room audit', {"id":{"required":true,"id":true},"message":{"shortest":1,"longest":2000},"locations":{"shortest":1,"longest":200,"list":true,"id":true},"expiry_date":{"clears":true},"is_public":{"flag":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"is_notification":{"flag":true},"roles":{"shortest":0,"longest":8,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"start_date":{"clears":true}});

/** Sets an announcement active or inactive; activating an expired one gets Error. */
export const updateAnnouncementStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateAnnouncementStatus', 'id:ID! status:String! operation_id:String', 'announcement audit', {"id":{"required":true,"id":true},"status":{"required":true}});
