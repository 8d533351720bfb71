// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds a gateway bound to locations and answers its key, once; an address that exists or is none gets Error. */
export const addGateway = /* @__PURE__ */ operation<{ name: string; address: string; locations: readonly (string | number)[] }>(
  'addGateway', 'name:String! address:String! locations:[ID!]!', 'audit gateway gateway_location', {"name":{"required":true,"shortest":1,"longest":100},"address":{"required":true,"shortest":1,"longest":200},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true}});

/** Closes a camera to families at once, for some minutes or until it is opened again; they are told the reason. */
export const blackoutCamera = /* @__PURE__ */ operation<{ id: string | number; reason: string; minutes?: number | null | undefined }>(
  'blackoutCamera', 'id:ID! reason:String! minutes:Int operation_id:String', 'audit camera_blackout', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":1,"longest":120},"minutes":{"least":1,"most":1440,"number":true}});

/** Changes a gateway; with `new_key` it answers another key, and the old one is of no use. */
export const changeGateway = /* @__PURE__ */ operation<{ id: string | number; name: string; address: string; locations: readonly (string | number)[]; new_key?: boolean | null | undefined }>(
  'changeGateway', 'id:ID! name:String! address:String! locations:[ID!]! new_key:Boolean', 'audit gateway', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"address":{"required":true,"shortest":1,"longest":200},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"new_key":{"flag":true}});

/** Adds a camera; a code or colour another camera of the location has gets Error. */
export const createCamera = /* @__PURE__ */ operation<{ name: string; code: string; color_code: string; location_id: string | number; camera_id?: string | null | undefined; order?: number | null | undefined; room?: string | number | null | undefined; groups?: readonly (string | number)[] | null | undefined; schedule?: string | number | null | undefined; status?: string | null | undefined; stream?: string | number | null | undefined; source_url?: string | null | undefined; source_username?: string | null | undefined; source_password?: string | null | undefined; audio?: boolean | null | undefined; low_url?: string | null | undefined }>(
  'createCamera', 'name:String! code:String! color_code:String! location_id:ID! camera_id:String order:Int room:ID groups:[ID!] schedule:ID status:String stream:ID source_url:String source_username:String source_password:String audio:Boolean low_url:String operation_id:String', 'audit camera camera_group_camera camera_test', {"name":{"required":true,"shortest":1,"longest":100},"code":{"required":true,"shortest":1,"longest":40},"color_code":{"required":true,"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"location_id":{"required":true,"id":true},"camera_id":{"shortest":0,"longest":200,"clears":true},"order":{"least":0,"most":100000,"number":true},"room":{"id":true,"clears":true},"groups":{"shortest":1,"longest":1000,"list":true,"id":true},"schedule":{"id":true,"clears":true},"stream":{"id":true,"clears":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200},"audio":{"flag":true},"low_url":{"shortest":0,"longest":500}});

/** Adds a camera with hours of its own in one step; wrong times or a used code get Error and neither is kept. */
export const createCameraWithScheduleInLocation = /* @__PURE__ */ operation<{ name: string; code: string; color_code: string; location_id: string | number; schedule: readonly ({ day: string; start_time: string; end_time: string })[]; camera_id?: string | null | undefined; order?: number | null | undefined; room?: string | number | null | undefined; groups?: readonly (string | number)[] | null | undefined; status?: string | null | undefined }>(
  'createCameraWithScheduleInLocation', 'name:String! code:String! color_code:String! location_id:ID! schedule:[CreateCameraWithScheduleInLocationScheduleInput!]! camera_id:String order:Int room:ID groups:[ID!] status:String operation_id:String', 'audit camera camera_group_camera camera_test schedule schedule_date', {"name":{"required":true,"shortest":1,"longest":100},"code":{"required":true,"shortest":1,"longest":40},"color_code":{"required":true,"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"location_id":{"required":true,"id":true},"schedule":{"required":true,"longest":100,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"camera_id":{"shortest":0,"longest":200,"clears":true},"order":{"least":0,"most":100000,"number":true},"room":{"id":true,"clears":true},"groups":{"shortest":1,"longest":1000,"list":true,"id":true}});

/** Adds cameras to a location; rows with a missing name or a used code are told in errors, the others stored. */
export const createMultipleCameras = /* @__PURE__ */ operation<{ cameras: readonly ({ name: string; code: string; color_code?: string | null | undefined; camera_id?: string | null | undefined; room?: string | number | null | undefined; schedule?: string | number | null | undefined; status?: string | null | undefined; source_url?: string | null | undefined; source_username?: string | null | undefined; source_password?: string | null | undefined; low_url?: string | null | undefined })[]; location_id: string | number }>(
  'createMultipleCameras', 'cameras:[CreateMultipleCamerasCamerasInput!]! location_id:ID! operation_id:String', 'audit camera camera_test', {"cameras":{"required":true,"longest":200,"list":true,"object":true,"of":{"name":{"required":true,"shortest":0,"longest":100},"code":{"required":true,"shortest":0,"longest":40},"color_code":{"shortest":0,"longest":20},"camera_id":{"shortest":0,"longest":200},"room":{"id":true},"schedule":{"id":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200},"low_url":{"shortest":0,"longest":500}}},"location_id":{"required":true,"id":true}});

/** Adds a streaming server; an address that exists gets Error. The first one becomes the default. */
export const createStream = /* @__PURE__ */ operation<{ name: string; url: string; location_id?: string | number | null | undefined; type?: string | null | undefined; username?: string | null | undefined; password?: string | null | undefined; port?: number | null | undefined; is_default?: boolean | null | undefined }>(
  'createStream', 'name:String! url:String! location_id:ID type:String username:String password:String port:Int is_default:Boolean operation_id:String', 'audit stream', {"name":{"required":true,"shortest":1,"longest":100},"url":{"required":true,"shortest":1,"longest":500},"location_id":{"id":true,"clears":true},"username":{"shortest":0,"longest":200},"password":{"shortest":0,"longest":200},"port":{"least":1,"most":65535,"number":true},"is_default":{"flag":true}});

/** Deletes a camera and takes it from students, rooms and groups; the log of who watched it stays. */
export const deleteCamera = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteCamera', 'id:ID! operation_id:String', 'audit camera', {"id":{"required":true,"id":true}});

/** Deletes a streaming server no camera uses; the default one or one in use gets Error. */
export const deleteStream = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStream', 'id:ID! operation_id:String', 'audit stream', {"id":{"required":true,"id":true}});

/** Opens a camera to families again; one that is not closed gets Error. */
export const endCameraBlackout = /* @__PURE__ */ operation<{ id: string | number }>(
  'endCameraBlackout', 'id:ID! operation_id:String', 'audit camera_blackout', {"id":{"required":true,"id":true}});

/** Gives a camera to a gateway, or back to those of its location with null. */
export const moveCamera = /* @__PURE__ */ operation<{ id: string | number; gateway_id?: string | number | null | undefined }>(
  'moveCamera', 'id:ID! gateway_id:ID operation_id:String', 'audit camera', {"id":{"required":true,"id":true},"gateway_id":{"id":true,"clears":true}});

/** Removes a gateway; its cameras go to others. */
export const removeGateway = /* @__PURE__ */ operation<{ id: string | number }>(
  'removeGateway', 'id:ID! operation_id:String', 'audit gateway gateway_location', {"id":{"required":true,"id":true}});

/** Stores the order in which viewers see the cameras; one of another location gets Error. */
export const saveCameraOrder = /* @__PURE__ */ operation<{ location_id: string | number; cameras: readonly (string | number)[] }>(
  'saveCameraOrder', 'location_id:ID! cameras:[ID!]! operation_id:String', 'audit camera', {"location_id":{"required":true,"id":true},"cameras":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true}});

/** Saves {grid: pictures at once, 1 to 9; quality: full or low; time_limit: minutes or null; sound; requires_check_in; recording, for recording_hours of at most recording_gb, recording_in_blackout; clip_days; visitors_approved}; an unknown member gets Error. */
export const saveCameraSetting = /* @__PURE__ */ operation<{ location_id: string | number; camera_setting: unknown }>(
  'saveCameraSetting', 'location_id:ID! camera_setting:JSON! operation_id:String', 'audit location_setting', {"location_id":{"required":true,"id":true},"camera_setting":{"required":true,"object":true}});

/** Saves how pictures travel: live, hls, or inherit for a location or camera without a mode of its own; an unknown mode gets Error. In test mode it holds for staff alone. */
export const saveStreamModeSetting = /* @__PURE__ */ operation<{ id?: number | null | undefined; key: string; value: string; object_id?: number | null | undefined; enable_test_mode?: boolean | null | undefined }>(
  'saveStreamModeSetting', 'id:Int key:String! value:String! object_id:Int enable_test_mode:Boolean operation_id:String', 'audit stream_mode', {"id":{"least":1,"number":true},"key":{"required":true,"shortest":1,"longest":40},"value":{"required":true,"shortest":1,"longest":40},"object_id":{"least":1,"number":true},"enable_test_mode":{"flag":true}});

/** Saves {watermark, width, height, fullscreen, picture_in_picture} of player codes; an unknown member gets Error. */
export const saveStreamSettings = /* @__PURE__ */ operation<{ location_id?: string | number | null | undefined; settings: unknown }>(
  'saveStreamSettings', 'location_id:ID settings:JSON! operation_id:String', 'app_setting audit', {"location_id":{"id":true},"settings":{"required":true,"object":true}});

/** Stores rows of a list that was read; rows that meanwhile clash are told in errors, the others stored. */
export const saveUploadCameraList = /* @__PURE__ */ operation<{ cameras: readonly ({ name: string; code: string; color_code?: string | null | undefined; location_id: string | number; camera_id?: string | null | undefined; room?: string | number | null | undefined; schedule?: string | number | null | undefined; sealed?: string | null | undefined })[] }>(
  'saveUploadCameraList', 'cameras:[SaveUploadCameraListCamerasInput!]! operation_id:String', 'audit camera camera_test', {"cameras":{"required":true,"longest":200,"list":true,"object":true,"of":{"name":{"required":true,"shortest":0,"longest":100},"code":{"required":true,"shortest":0,"longest":40},"color_code":{"shortest":0,"longest":20},"location_id":{"required":true,"id":true},"camera_id":{"shortest":0,"longest":200},"room":{"id":true},"schedule":{"id":true},"sealed":{"shortest":1,"longest":8000}}}});

/** Makes this streaming server the one new cameras use. */
export const setDefaultStream = /* @__PURE__ */ operation<{ id: string | number }>(
  'setDefaultStream', 'id:ID! operation_id:String', 'audit stream', {"id":{"required":true,"id":true}});

/** Tries an address, or that of a camera, through the gateway; read the outcome with getCameraTest. */
export const testCamera = /* @__PURE__ */ operation<{ location_id: string | number; id?: string | number | null | undefined; camera_id?: string | null | undefined; stream?: string | number | null | undefined; source_url?: string | null | undefined; source_username?: string | null | undefined; source_password?: string | null | undefined }>(
  'testCamera', 'location_id:ID! id:ID camera_id:String stream:ID source_url:String source_username:String source_password:String operation_id:String', 'audit camera_test', {"location_id":{"required":true,"id":true},"id":{"id":true},"camera_id":{"shortest":0,"longest":200,"clears":true},"stream":{"id":true,"clears":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200}});

/** Changes a camera; a code or colour another camera of the location has gets Error. The address is only written. */
export const updateCamera = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; code?: string | null | undefined; color_code?: string | null | undefined; location_id?: string | number | null | undefined; camera_id?: string | null | undefined; order?: number | null | undefined; room?: string | number | null | undefined; groups?: readonly (string | number)[] | null | undefined; schedule?: string | number | null | undefined; status?: string | null | undefined; stream?: string | number | null | undefined; source_url?: string | null | undefined; source_username?: string | null | undefined; source_password?: string | null | undefined; audio?: boolean | null | undefined; low_url?: string | null | undefined }>(
  'updateCamera', 'id:ID! name:String code:String color_code:String location_id:ID camera_id:String order:Int room:ID groups:[ID!] schedule:ID status:String stream:ID source_url:String source_username:String source_password:String audio:Boolean low_url:String operation_id:String', 'audit camera camera_fault camera_group_camera camera_test', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"code":{"shortest":1,"longest":40},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"location_id":{"id":true},"camera_id":{"shortest":0,"longest":200,"clears":true},"order":{"least":0,"most":100000,"number":true},"room":{"id":true,"clears":true},"groups":{"shortest":1,"longest":1000,"list":true,"id":true},"schedule":{"id":true,"clears":true},"stream":{"id":true,"clears":true},"source_url":{"shortest":0,"longest":500},"source_username":{"shortest":0,"longest":200},"source_password":{"shortest":0,"longest":200},"audio":{"flag":true},"low_url":{"shortest":0,"longest":500}});

/** Switches a camera on or off for everybody; running pictures end at once. */
export const updateCameraStatus = /* @__PURE__ */ operation<{ id: string | number; status: string }>(
  'updateCameraStatus', 'id:ID! status:String! operation_id:String', 'audit camera', {"id":{"required":true,"id":true},"status":{"required":true}});

/** Changes a camera and its own hours in one step; wrong times get Error and neither is changed. */
export const updateCameraWithScheduleInLocation = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; code?: string | null | undefined; color_code?: string | null | undefined; location_id?: string | number | null | undefined; schedule?: readonly ({ day: string; start_time: string; end_time: string })[] | null | undefined; camera_id?: string | null | undefined; order?: number | null | undefined; room?: string | number | null | undefined; groups?: readonly (string | number)[] | null | undefined; status?: string | null | undefined }>(
  'updateCameraWithScheduleInLocation', 'id:ID! name:String code:String color_code:String location_id:ID schedule:[UpdateCameraWithScheduleInLocationScheduleInput!] camera_id:String order:Int room:ID groups:[ID!] status:String operation_id:String', 'audit camera camera_group_camera schedule schedule_date', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"code":{"shortest":1,"longest":40},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"location_id":{"id":true},"schedule":{"longest":100,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"camera_id":{"shortest":0,"longest":200,"clears":true},"order":{"least":0,"most":100000,"number":true},"room":{"id":true,"clears":true},"groups":{"shortest":1,"longest":1000,"list":true,"id":true}});

/** Changes a streaming server; an address that exists gets Error. A password left out stays. */
export const updateStream = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; url?: string | null | undefined; location_id?: string | number | null | undefined; type?: string | null | undefined; username?: string | null | undefined; password?: string | null | undefined; port?: number | null | undefined }>(
  'updateStream', 'id:ID! name:String url:String location_id:ID type:String username:String password:String port:Int operation_id:String', 'audit stream', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"url":{"shortest":1,"longest":500},"location_id":{"id":true,"clears":true},"username":{"shortest":0,"longest":200},"password":{"shortest":0,"longest":200},"port":{"least":1,"most":65535,"number":true}});

/** Reads a CSV of cameras (a data URL) and answers its rows and their faults; nothing is stored, addresses come back sealed. */
export const uploadCamerasList = /* @__PURE__ */ operation<{ file: string; location: string | number }>(
  'uploadCamerasList', 'file:String! location:ID!', '', {"file":{"required":true,"shortest":1,"longest":400000},"location":{"required":true,"id":true}});
