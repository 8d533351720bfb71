// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Holds a location to a ratio rule; without one only the rooms' own limits count. An unknown rule gets Error. */
export const saveRatioSetting = /* @__PURE__ */ operation<{ location: string | number; rule?: string | null | undefined }>(
  'saveRatioSetting', 'location:ID! rule:String operation_id:String', 'audit ratio_setting', {"location":{"required":true,"id":true},"rule":{"shortest":1,"longest":60}});

/** Mails the day of each student to its contacts, or to those listed; of whom nothing could be sent is told in errors, the others are sent. */
export const sendActivityReportEmail = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; users?: readonly (string | number)[] | null | undefined }>(
  'sendActivityReportEmail', 'students:[ID!]! date:Date! users:[ID!] operation_id:String', 'audit outbox', {"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"date":{"required":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});
