// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes a picture of a file its caller has put into the store, anew as `uploadImage` does; what is missing or no picture gets Error. `file_name` is what records are given. */
export const confirmPresignedUpload = /* @__PURE__ */ operation<{ key: string; orignal_name?: string | null | undefined }>(
  'confirmPresignedUpload', 'key:String! orignal_name:String operation_id:String', '', {"key":{"required":true,"shortest":1,"longest":100},"orignal_name":{"shortest":0,"longest":255}});

/** Removes an uploaded picture that no record uses; any other gets Error. */
export const deleteImage = /* @__PURE__ */ operation<{ image: string }>(
  'deleteImage', 'image:String! operation_id:String', '', {"image":{"required":true,"shortest":1,"longest":100}});

/** Keeps a picture (JPEG, PNG, WebP or HEIF as a data URL) made anew without what the file said of camera and place; `oldimage` is removed when it was an upload of the caller that nothing uses. What is no picture, or too large, gets Error. */
export const uploadImage = /* @__PURE__ */ operation<{ image: string; oldimage?: string | null | undefined }>(
  'uploadImage', 'image:String! oldimage:String', '', {"image":{"required":true,"shortest":1,"longest":1040000},"oldimage":{"shortest":0,"longest":100}});
