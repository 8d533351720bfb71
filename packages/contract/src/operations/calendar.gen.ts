// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds an event, and with recursing one for each day under one recursive_id; an end before the start, or recursing without days, gets Error. */
export const createCalendarEvent = /* @__PURE__ */ operation<{ name: string; date: string; location: string | number; details?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; recursing?: boolean | null | undefined; days?: readonly (string)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; rule?: string | null | undefined; until?: string | null | undefined; reminder_minutes?: number | null | undefined }>(
  'createCalendarEvent', 'name:String! date:Date! location:ID! details:String start_time:Clock end_time:Clock recursing:Boolean days:[String!] programs:[ID!] rule:String until:Date reminder_minutes:Int operation_id:String', 'audit calendar_event calendar_event_room', {"name":{"required":true,"shortest":1,"longest":200},"date":{"required":true},"location":{"required":true,"id":true},"details":{"shortest":0,"longest":2000},"recursing":{"flag":true},"days":{"longest":7,"list":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"rule":{"shortest":6,"longest":300},"reminder_minutes":{"least":0,"most":40320,"number":true,"clears":true}});

/** Deletes one event, with recursive_id its whole series, with following the series from it on. */
export const deleteCalendarEvent = /* @__PURE__ */ operation<{ id: string | number; recursive_id?: number | null | undefined; following?: boolean | null | undefined }>(
  'deleteCalendarEvent', 'id:ID! recursive_id:Int following:Boolean operation_id:String', 'audit calendar_event calendar_event_room', {"id":{"required":true,"id":true},"recursive_id":{"least":1,"number":true},"following":{"flag":true}});

/** Takes the events of an .ics into a location’s calendar, matched to what an earlier file brought; a file that is none gets Error, events that cannot be are told in errors. */
export const importCalendarEvents = /* @__PURE__ */ operation<{ location: string | number; ics: string }>(
  'importCalendarEvents', 'location:ID! ics:String! confirm:[String!] operation_id:String', 'audit calendar_event calendar_event_room', {"location":{"required":true,"id":true},"ics":{"required":true,"shortest":1,"longest":500000}});

/** Ends the caller’s private calendar address. */
export const removeCalendarFeed = /* @__PURE__ */ operation<object>(
  'removeCalendarFeed', 'operation_id:String', 'audit calendar_feed');

/** Makes a private address for calendar programs; the one before ends. It is shown this once. */
export const renewCalendarFeed = /* @__PURE__ */ operation<object>(
  'renewCalendarFeed', '', 'audit calendar_feed');

/** Changes one event, with recursive_id its whole series, with following the series from it on; an end before the start gets Error. */
export const updateCalendarEvent = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; recursing?: boolean | null | undefined; days?: readonly (string)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; recursive_id?: number | null | undefined; following?: boolean | null | undefined; rule?: string | null | undefined; until?: string | null | undefined; reminder_minutes?: number | null | undefined }>(
  'updateCalendarEvent', 'id:ID! name:String details:String date:Date start_time:Clock end_time:Clock recursing:Boolean days:[String!] programs:[ID!] recursive_id:Int following:Boolean rule:String until:Date reminder_minutes:Int operation_id:String', 'audit calendar_event calendar_event_room', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":2000,"clears":true},"start_time":{"clears":true},"end_time":{"clears":true},"recursing":{"flag":true},"days":{"longest":7,"list":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"recursive_id":{"least":1,"number":true},"following":{"flag":true},"rule":{"shortest":6,"longest":300},"reminder_minutes":{"least":0,"most":40320,"number":true,"clears":true}});

/** Chooses what the caller’s private calendar address tells: events, days the place is closed, own shifts, when own children are expected. What is left out stays as it is; without an address Error. */
export const updateCalendarFeed = /* @__PURE__ */ operation<{ events?: boolean | null | undefined; closures?: boolean | null | undefined; shifts?: boolean | null | undefined; students?: boolean | null | undefined }>(
  'updateCalendarFeed', 'events:Boolean closures:Boolean shifts:Boolean students:Boolean operation_id:String', 'audit calendar_feed', {"events":{"flag":true},"closures":{"flag":true},"shifts":{"flag":true},"students":{"flag":true}});
