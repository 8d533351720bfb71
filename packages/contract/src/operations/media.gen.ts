// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Removes several images; unknown ids are answered in errors, and the others go. */
export const bulkDeleteLibraryImages = /* @__PURE__ */ operation<{ id: readonly (string | number)[] }>(
  'bulkDeleteLibraryImages', 'id:[ID!]! operation_id:String', 'audit library_image', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Moves several images to a folder, without one to the top; an unknown folder gets Error. */
export const bulkMoveLibraryImages = /* @__PURE__ */ operation<{ id: readonly (string | number)[]; folder?: string | number | null | undefined }>(
  'bulkMoveLibraryImages', 'id:[ID!]! folder:ID operation_id:String', 'audit library_image', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"folder":{"id":true}});

/** Makes up to five images so many pixels wide, all of them or none; narrower ones stay. More than five, or a width below 1, gets Error. */
export const bulkResizeImges = /* @__PURE__ */ operation<{ id: readonly (string | number)[]; width: number }>(
  'bulkResizeImges', 'id:[ID!]! width:Int! operation_id:String', 'audit library_image picture', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"width":{"required":true,"least":-100000,"most":100000,"number":true}});

/** Makes a picture of a file its caller has put into the store, anew as `uploadImage` does; what is missing or no picture gets Error. `file_name` is what records are given. */
export const confirmPresignedUpload = /* @__PURE__ */ operation<{ key: string; orignal_name?: string | null | undefined }>(
  'confirmPresignedUpload', 'key:String! orignal_name:String operation_id:String', 'audit picture', {"key":{"required":true,"shortest":1,"longest":100},"orignal_name":{"shortest":0,"longest":255}});

/** Adds a folder; a name that exists under the parent gets Error. */
export const createImageFolder = /* @__PURE__ */ operation<{ name: string; parent?: string | number | null | undefined }>(
  'createImageFolder', 'name:String! parent:ID operation_id:String', 'audit image_folder', {"name":{"required":true,"shortest":1,"longest":100},"parent":{"id":true}});

/** Adds an uploaded picture of the caller to the library; a key that is not theirs gets Error. */
export const createLibraryImage = /* @__PURE__ */ operation<{ name: string; key: string; url?: string | null | undefined; folder?: string | number | null | undefined }>(
  'createLibraryImage', 'name:String! key:String! url:String folder:ID operation_id:String', 'audit library_image', {"name":{"required":true,"shortest":1,"longest":200},"key":{"required":true,"shortest":1,"longest":100},"url":{"shortest":0,"longest":500},"folder":{"id":true}});

/** Gives the caller's video (`key`) the uploaded picture of `link` to stand for it; an address outside the product gets Error. `name` is what the video is called from then on, else `original_file`; a picture stands for itself and keeps neither. */
export const createThumbnail = /* @__PURE__ */ operation<{ link: string; name: string; key: string; original_file?: string | null | undefined }>(
  'createThumbnail', 'link:String! name:String! key:String! original_file:String operation_id:String', 'audit video', {"link":{"required":true,"shortest":1,"longest":500},"name":{"required":true,"shortest":0,"longest":200},"key":{"required":true,"shortest":1,"longest":100},"original_file":{"shortest":0,"longest":200}});

/** Cuts an image to a part of itself, told as shares of its width and height. */
export const cropLibraryImage = /* @__PURE__ */ operation<{ id: string | number; x: number; y: number; width: number; height: number }>(
  'cropLibraryImage', 'id:ID! x:Float! y:Float! width:Float! height:Float! operation_id:String', 'audit library_image picture', {"id":{"required":true,"id":true},"x":{"required":true,"least":0,"most":1,"number":true},"y":{"required":true,"least":0,"most":1,"number":true},"width":{"required":true,"least":0,"most":1,"number":true},"height":{"required":true,"least":0,"most":1,"number":true}});

/** Removes an uploaded picture that no record uses; any other gets Error. */
export const deleteImage = /* @__PURE__ */ operation<{ image: string }>(
  'deleteImage', 'image:String! operation_id:String', 'audit picture', {"image":{"required":true,"shortest":1,"longest":100}});

/** Removes an empty folder; one with images or folders gets Error. */
export const deleteImageFolder = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteImageFolder', 'id:ID! operation_id:String', 'audit image_folder', {"id":{"required":true,"id":true}});

/** Removes an image; it can be taken back for a day, then its file goes, unless something else still shows it. */
export const deleteLibraryImage = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLibraryImage', 'id:ID! operation_id:String', 'audit library_image', {"id":{"required":true,"id":true}});

/** Removes an image that was brought in from a social source; any other gets Error. */
export const deleteSocialImage = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteSocialImage', 'id:ID! operation_id:String', 'audit library_image', {"id":{"required":true,"id":true}});

/** Answers a short link to a page of the portal, good for 90 days or until whoever made it is switched off; the address of a file, or of another place, gets Error. */
export const makeTinyUrl = /* @__PURE__ */ operation<{ url: string }>(
  'makeTinyUrl', 'url:String! operation_id:String', 'audit tiny_link', {"url":{"required":true,"shortest":1,"longest":1000}});

/** Says who agreed that everybody sees an image: public pages may show it. One that a child, chat or paper uses gets Error. */
export const markLibraryImagePublic = /* @__PURE__ */ operation<{ id: string | number; agreed_by: string }>(
  'markLibraryImagePublic', 'id:ID! agreed_by:String! operation_id:String', 'audit public_picture', {"id":{"required":true,"id":true},"agreed_by":{"required":true,"shortest":1,"longest":200}});

/** Takes the removal of images back, within a day. */
export const restoreLibraryImages = /* @__PURE__ */ operation<{ id: readonly (string | number)[] }>(
  'restoreLibraryImages', 'id:[ID!]! operation_id:String', 'audit library_image', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Copies pictures of a social source into the library; those that cannot be fetched are answered in errors. Without a source that is set up it gets Error. */
export const saveSocialImages = /* @__PURE__ */ operation<{ source: string; images: readonly (string)[]; folder?: string | number | null | undefined }>(
  'saveSocialImages', 'source:String! images:[String!]! folder:ID operation_id:String', 'audit library_image picture', {"source":{"required":true,"shortest":1,"longest":40},"images":{"required":true,"longest":20,"list":true},"folder":{"id":true}});

/** Renames or moves a folder (null: to the top); moving it below itself gets Error. */
export const updateImageFolder = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; parent?: string | number | null | undefined }>(
  'updateImageFolder', 'id:ID! name:String parent:ID operation_id:String', 'audit image_folder', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"parent":{"id":true,"clears":true}});

/** Renames an image, moves it (null: to the top), or says what of it must stay in sight. */
export const updateLibraryImage = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; folder?: string | number | null | undefined; focus_x?: number | null | undefined; focus_y?: number | null | undefined }>(
  'updateLibraryImage', 'id:ID! name:String folder:ID focus_x:Float focus_y:Float operation_id:String', 'audit library_image', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"folder":{"id":true,"clears":true},"focus_x":{"least":0,"most":1,"number":true},"focus_y":{"least":0,"most":1,"number":true}});

/** Keeps a PDF, Office or text file (a data URL, or the key of an upload) for an attachment, given out as a download alone; what no record takes is removed after a day. Any other type gets Error. */
export const uploadFile = /* @__PURE__ */ operation<{ file: string; name?: string | null | undefined }>(
  'uploadFile', 'file:String! name:String', 'audit stored_file', {"file":{"required":true,"shortest":1,"longest":1040000},"name":{"shortest":0,"longest":200}});

/** Keeps a picture (JPEG, PNG, WebP or HEIF as a data URL) made anew without what the file said of camera and place; `oldimage` is removed when it was an upload of the caller that nothing uses. What is no picture, or too large, gets Error. */
export const uploadImage = /* @__PURE__ */ operation<{ image: string; oldimage?: string | null | undefined }>(
  'uploadImage', 'image:String! oldimage:String', 'audit picture', {"image":{"required":true,"shortest":1,"longest":1040000},"oldimage":{"shortest":0,"longest":100}});

/** Takes a video its caller has put into the store: looked into at once, written anew by a job. One that browsers do not play, or no video, gets Error; `oldvideo` is removed when nothing uses it. */
export const uploadVideo = /* @__PURE__ */ operation<{ video: string; oldvideo?: string | null | undefined }>(
  'uploadVideo', 'video:String! oldvideo:String operation_id:String', 'audit video', {"video":{"required":true,"shortest":1,"longest":100},"oldvideo":{"shortest":0,"longest":100}});

/** Takes back that everybody sees an image, with the next request for it; one that is not public gets Error. */
export const withdrawLibraryImagePublic = /* @__PURE__ */ operation<{ id: string | number }>(
  'withdrawLibraryImagePublic', 'id:ID! operation_id:String', 'audit public_picture', {"id":{"required":true,"id":true}});
