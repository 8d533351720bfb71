// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Deletes an export with its file; one under way gets Error. */
export const deleteCenterExport = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCenterExport', 'id:ID! operation_id:String', 'audit center_export', {"id":{"required":true,"id":true}});

/** Answers where a finished export is downloaded, for 15 minutes and by the caller alone, who has just typed the password again. It is written into the trail; one that is not done, or whose week has passed, gets Error. */
export const downloadCenterExport = /* @__PURE__ */ operation<{ id: string | number }>(
  'downloadCenterExport', 'id:ID!', '', {"id":{"required":true,"id":true}});

/** Has everything the own center has put into one file: rows as JSON and CSV, files, meanings and checksums; with `passphrase` (16 characters or more) it is sealed. Asks for the password again, and tells all administrators; a short passphrase, or one under way, gets Error. */
export const requestCenterExport = /* @__PURE__ */ operation<{ passphrase?: string | null | undefined }>(
  'requestCenterExport', 'passphrase:String', 'audit center_export outbox', {"passphrase":{"shortest":0,"longest":200,"clears":true}});
