// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Removes one notification of the caller; another's gets Error. */
export const deleteNotification = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteNotification', 'id:ID! operation_id:String', 'audit notification', {"id":{"required":true,"id":true}});

/** Marks one notification of the caller seen; another's gets Error. */
export const markSeenNotification = /* @__PURE__ */ operation<{ id: string | number }>(
  'markSeenNotification', 'id:ID! operation_id:String', 'audit notification', {"id":{"required":true,"id":true}});

/** Marks every notification of the caller seen. */
export const markSeenNotificationAll = /* @__PURE__ */ operation<object>(
  'markSeenNotificationAll', 'operation_id:String', 'audit notification');

/** Switches one kind of notification on or off for the caller; one the role is not told of gets Error. */
export const saveNoticeChoice = /* @__PURE__ */ operation<{ kind: string; on: boolean }>(
  'saveNoticeChoice', 'kind:String! on:Boolean! operation_id:String', 'audit user_setting', {"kind":{"required":true,"shortest":1,"longest":40},"on":{"required":true,"flag":true}});

/** Has one kind told on devices at once, in the daily digest, or not at all; a kind the role is not told of gets Error. */
export const savePushChoice = /* @__PURE__ */ operation<{ kind: string; way: string }>(
  'savePushChoice', 'kind:String! way:String! operation_id:String', 'audit push_person', {"kind":{"required":true,"shortest":1,"longest":40},"way":{"required":true}});

/** Saves the quiet hours of the caller (over midnight too) and the hour of the digest; only one of the two times gets Error. */
export const savePushHours = /* @__PURE__ */ operation<{ quiet_from?: string | null | undefined; quiet_until?: string | null | undefined; digest_at?: string | null | undefined }>(
  'savePushHours', 'quiet_from:Clock quiet_until:Clock digest_at:Clock operation_id:String', 'audit push_person', {"quiet_from":{"clears":true},"quiet_until":{"clears":true}});
