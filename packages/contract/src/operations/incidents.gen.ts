// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Restarts the worker that cuts recordings, or puts one incident back in line; where nothing is being cut it gets Error. */
export const Pm2Restart = /* @__PURE__ */ operation<{ id?: string | number | null | undefined }>(
  'Pm2Restart', 'id:ID operation_id:String', 'audit incident_event recording_cut', {"id":{"id":true}});

/** Adds a comment to the history of an incident. */
export const commentIncident = /* @__PURE__ */ operation<{ id: string | number; text: string }>(
  'commentIncident', 'id:ID! text:String! operation_id:String', 'audit incident_event', {"id":{"required":true,"id":true},"text":{"required":true,"shortest":1,"longest":2000}});

/** Has the cameras and times of an incident cut out of the recordings; it becomes ready when all are there. With nothing left to cut it gets Error. */
export const cutIncidentVideos = /* @__PURE__ */ operation<{ id: string | number }>(
  'cutIncidentVideos', 'id:ID! operation_id:String', 'audit incident incident_event incident_video recording_cut', {"id":{"required":true,"id":true}});

/** Deletes an incident that is requested or closed with its videos; any other gets Error. */
export const deleteIncident = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteIncident', 'id:ID! operation_id:String', 'audit incident incident_location', {"id":{"required":true,"id":true}});

/** As deleteIncident, for an incident of the given location. */
export const deleteIncident2 = /* @__PURE__ */ operation<{ id: string | number; location?: string | number | null | undefined }>(
  'deleteIncident2', 'id:ID! location:ID operation_id:String', 'audit incident incident_location', {"id":{"required":true,"id":true},"location":{"id":true}});

/** Removes one line of an incident with its file; once support has begun, support alone does. */
export const deleteIncidentSingleVideo = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteIncidentSingleVideo', 'id:ID! operation_id:String', 'audit incident_event incident_video', {"id":{"required":true,"id":true}});

/** Removes all lines of an incident with their files; once support has begun, support alone does. */
export const deleteIncidentVideo = /* @__PURE__ */ operation<{ incident_id: string | number }>(
  'deleteIncidentVideo', 'incident_id:ID! operation_id:String', 'audit incident_event', {"incident_id":{"required":true,"id":true}});

/** Ends such a link at once; one that is over gets Error. */
export const endIncidentShare = /* @__PURE__ */ operation<{ id: string | number }>(
  'endIncidentShare', 'id:ID! operation_id:String', 'audit incident_event incident_share', {"id":{"required":true,"id":true}});

/** Asks support for the recording of an incident; an end before the start or a camera of another location gets Error. */
export const requestIncident = /* @__PURE__ */ operation<{ name: string; details: string; location: string | number; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined }>(
  'requestIncident', 'name:String! details:String! location:ID! videos:[RequestIncidentVideosInput!] operation_id:String', 'audit incident incident_event incident_location incident_video', {"name":{"required":true,"shortest":1,"longest":200},"details":{"required":true,"shortest":0,"longest":5000},"location":{"required":true,"id":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}}});

/** As requestIncident, and answers the new incident. */
export const requestIncident2 = /* @__PURE__ */ operation<{ name: string; details: string; location: string | number; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined }>(
  'requestIncident2', 'name:String! details:String! location:ID! videos:[RequestIncident2VideosInput!] operation_id:String', 'audit incident incident_event incident_location incident_video', {"name":{"required":true,"shortest":1,"longest":200},"details":{"required":true,"shortest":0,"longest":5000},"location":{"required":true,"id":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}}});

/** Opens an incident for one or more locations; a camera outside of them gets Error. */
export const requestMainIncident = /* @__PURE__ */ operation<{ name: string; details: string; locations: readonly (string | number)[]; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined }>(
  'requestMainIncident', 'name:String! details:String! locations:[ID!]! videos:[RequestMainIncidentVideosInput!] operation_id:String', 'audit incident incident_event incident_location incident_video', {"name":{"required":true,"shortest":1,"longest":200},"details":{"required":true,"shortest":0,"longest":5000},"locations":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}}});

/** Answers a link by which one person watches the recordings of an incident, signed in, for some days. */
export const shareIncidentVideos = /* @__PURE__ */ operation<{ id: string | number; user_id: string | number; days: number; note?: string | null | undefined }>(
  'shareIncidentVideos', 'id:ID! user_id:ID! days:Int! note:String', 'audit incident_event incident_share', {"id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"days":{"required":true,"least":1,"most":30,"number":true},"note":{"shortest":0,"longest":500}});

/** Changes an incident; `videos` replaces what was asked for and has no video yet. Once support has begun, managers change its words alone; a state they may not set gets Error. */
export const updateIncident = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; status?: string | null | undefined; location?: string | number | null | undefined; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined }>(
  'updateIncident', 'id:ID! name:String details:String status:String location:ID videos:[UpdateIncidentVideosInput!] operation_id:String', 'audit incident incident_event incident_video', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":5000},"location":{"id":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}}});

/** As updateIncident, for an incident of the given location, and answers it. */
export const updateIncident2 = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; status?: string | null | undefined; location?: string | number | null | undefined; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined }>(
  'updateIncident2', 'id:ID! name:String details:String status:String location:ID videos:[UpdateIncident2VideosInput!] operation_id:String', 'audit incident incident_event incident_video', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":5000},"location":{"id":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}}});

/** Moves an incident to another state and tells who asked for it; a step the states do not have gets Error. */
export const updateIncidentStatus = /* @__PURE__ */ operation<{ id: string | number; status: string; note?: string | null | undefined }>(
  'updateIncidentStatus', 'id:ID! status:String! note:String operation_id:String', 'audit incident incident_event', {"id":{"required":true,"id":true},"status":{"required":true},"note":{"shortest":1,"longest":1000}});

/** Changes an incident and moves it on; `embed_code` is the https address of a recording kept elsewhere. A step the states do not have gets Error. */
export const updateMainKVIncident = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; status?: string | null | undefined; embed_code?: string | null | undefined; videos?: readonly ({ date: string; start_time: string; end_time: string; camera: string | number })[] | null | undefined; note?: string | null | undefined }>(
  'updateMainKVIncident', 'id:ID! name:String details:String status:String embed_code:String videos:[UpdateMainKVIncidentVideosInput!] note:String operation_id:String', 'audit incident incident_event incident_video', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":5000},"embed_code":{"shortest":0,"longest":1000,"clears":true},"videos":{"longest":50,"list":true,"object":true,"of":{"date":{"required":true},"start_time":{"required":true},"end_time":{"required":true},"camera":{"required":true,"id":true}}},"note":{"shortest":1,"longest":1000}});

/** Changes one line of an incident; only support sets its video, the key of an upload. An end before the start gets Error. */
export const updateSingleIncidentVideo = /* @__PURE__ */ operation<{ id: string | number; video?: string | null | undefined; date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; camera?: string | number | null | undefined }>(
  'updateSingleIncidentVideo', 'id:ID! video:String date:Date start_time:Clock end_time:Clock camera:ID operation_id:String', 'audit incident incident_event incident_video', {"id":{"required":true,"id":true},"video":{"shortest":1,"longest":100},"camera":{"id":true}});

/** Adds an uploaded recording to an incident, which becomes ready when it was in progress; a file that is no video gets Error. */
export const uploadIncidentVideo = /* @__PURE__ */ operation<{ incident_id: string | number; video: string; date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; camera?: string | number | null | undefined }>(
  'uploadIncidentVideo', 'incident_id:ID! video:String! date:Date start_time:Clock end_time:Clock camera:ID operation_id:String', 'audit incident incident_event incident_video', {"incident_id":{"required":true,"id":true},"video":{"required":true,"shortest":1,"longest":100},"camera":{"id":true}});

/** Computes the SHA-256 of a recording anew and says whether it is the one that was written down. */
export const verifyIncidentVideo = /* @__PURE__ */ operation<{ id: string | number }>(
  'verifyIncidentVideo', 'id:ID! operation_id:String', 'audit incident_event', {"id":{"required":true,"id":true}});

/** Answers where a recording is watched or downloaded for an hour, and writes down who did. */
export const watchIncidentVideo = /* @__PURE__ */ operation<{ id: string | number; download?: boolean | null | undefined }>(
  'watchIncidentVideo', 'id:ID! download:Boolean', 'audit incident_event', {"id":{"required":true,"id":true},"download":{"flag":true}});
